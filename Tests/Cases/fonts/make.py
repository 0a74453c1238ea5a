"""Makes the fonts of this folder: python3 make.py, with fontTools and Pillow.

Squares.ttf has emoji as squares of one colour each, in bitmaps (CBDT). Regions.ttc has two Chinese characters and a quotation
mark as bars, in five faces that are called as those of the pack cjk are; the bars of each face have a height of their own.
"""

import io
import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, newTable
from fontTools.ttLib.tables.BitmapGlyphMetrics import SmallGlyphMetrics
from fontTools.ttLib.tables.C_B_D_T_ import cbdt_bitmap_format_17
from fontTools.ttLib.tables.E_B_L_C_ import BitmapSizeTable, SbitLineMetrics, Strike, eblc_index_sub_table_1
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
# Always the same time, so that the files are always the same.
os.environ["SOURCE_DATE_EPOCH"] = "0"


def builder(family, order, characters, is_outlined):
    font = FontBuilder(1024, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap(characters)
    if is_outlined:
        font.setupGlyf(is_outlined)
    font.setupHorizontalMetrics({name: (1024, 0) for name in order})
    font.setupHorizontalHeader(ascent=900, descent=-200)
    font.setupNameTable({"familyName": family, "styleName": "Regular", "psName": family.replace(" ", "") + "-Regular"})
    font.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWinAscent=900, usWinDescent=200)
    font.setupPost(keepGlyphNames=False)
    font.updateHead(created=0, modified=0)
    return font


def png(color):
    data = io.BytesIO()
    Image.new("RGBA", (16, 16), color).save(data, "PNG")
    return data.getvalue()


def squares():
    characters = {
        0x20: "space", 0x23: "number", 0x31: "one", 0x200D: "joiner", 0x20E3: "keycap", 0x2764: "heart",
        0x1F1EB: "f", 0x1F1F7: "r", 0x1F3FD: "tone", 0x1F44D: "thumb", 0x1F466: "boy", 0x1F469: "woman", 0x1F600: "face",
    }
    colors = {
        "heart": (220, 0, 0, 255), "thumb": (250, 200, 0, 255), "thumb_tone": (150, 90, 40, 255), "face": (0, 160, 0, 255),
        "one_keycap": (0, 0, 220, 255), "f_r": (0, 200, 220, 255), "family": (200, 0, 200, 255), "boy": (90, 90, 90, 255),
        "woman": (40, 40, 40, 255), "one": (0, 0, 0, 255),
    }
    order = [".notdef", *characters.values(), "thumb_tone", "one_keycap", "f_r", "family"]
    font = builder("Squares", order, characters, None)
    font.addOpenTypeFeatures(
        """
        feature ccmp {
          sub thumb tone by thumb_tone;
          sub one keycap by one_keycap;
          sub f r by f_r;
          sub woman joiner boy by family;
        } ccmp;
        """
    )
    strike = Strike()
    size = BitmapSizeTable()
    for name in ("hori", "vert"):
        line = SbitLineMetrics()
        for field in (
            "caretSlopeNumerator caretSlopeDenominator caretOffset minOriginSB minAdvanceSB maxBeforeBL minAfterBL pad1 pad2"
        ).split():
            setattr(line, field, 0)
        line.ascender, line.descender, line.widthMax = 14, -2, 16
        setattr(size, name, line)
    size.colorRef, size.flags, size.bitDepth = 0, 1, 32
    size.ppemX = size.ppemY = 16
    strike.bitmapSizeTable = size
    bitmaps = {}
    table = eblc_index_sub_table_1(b"", None)
    table.indexFormat, table.imageFormat, table.imageDataOffset = 1, 17, 0
    table.names = [name for name in order if name in colors]
    for name in table.names:
        bitmap = cbdt_bitmap_format_17(b"", None)
        metrics = SmallGlyphMetrics()
        metrics.height = metrics.width = metrics.Advance = 16
        metrics.BearingX, metrics.BearingY = 0, 14
        bitmap.metrics, bitmap.imageData = metrics, png(colors[name])
        bitmaps[name] = bitmap
    strike.indexSubTables = [table]
    location, data = newTable("CBLC"), newTable("CBDT")
    location.version, location.strikes = 3.0, [strike]
    data.version, data.strikeData = 3.0, [bitmaps]
    font.font["CBLC"], font.font["CBDT"] = location, data
    font.save(os.path.join(HERE, "Squares.ttf"))


def regions():
    collection = TTCollection()
    for number, region in enumerate(["JP", "KR", "SC", "TC", "HK"]):
        pen = TTGlyphPen(None)
        top = 400 + 100 * number
        for start, *rest in [[(0, 0), (0, top), (900, top), (900, 0)]]:
            pen.moveTo(start)
            for point in rest:
                pen.lineTo(point)
            pen.closePath()
        empty = TTGlyphPen(None).glyph()
        glyphs = {".notdef": empty, "bar": pen.glyph()}
        font = builder("Noto Sans CJK " + region, list(glyphs), {0x201C: "bar", 0x4E00: "bar", 0x76F4: "bar"}, glyphs)
        collection.fonts.append(font.font)
    collection.save(os.path.join(HERE, "Regions.ttc"))


squares()
regions()

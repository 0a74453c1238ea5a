"""Prints which share of the words of texts readers of PDF find: measure.py COMMAND FONTS FOLDER [--peers]."""

import html
import os
import re
import shutil
import subprocess
import sys
import unicodedata

import pymupdf
import pypdf
import pypdfium2
import typst
from pdfminer.high_level import extract_text

command, fonts, folder = sys.argv[1:4]
with_peers = "--peers" in sys.argv[4:]


def output(*arguments):
    return subprocess.run(arguments, capture_output=True, check=False).stdout.decode("utf-8", "replace")


def along_the_tags(path):
    # Each text is in quotes on lines of its own, below its element.
    return "\n".join(re.findall(r'^ *"(.*)"$', output("pdfinfo", "-struct-text", path), re.M))


READERS = {
    "poppler": lambda path: output("pdftotext", path, "-"),
    "poppler, raw": lambda path: output("pdftotext", "-raw", path, "-"),
    "poppler, tags": along_the_tags,
    "PDFium": lambda path: "\n".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(path)),
    "MuPDF 1.21": lambda path: output("mutool", "draw", "-q", "-F", "txt", path),
    "MuPDF, newest": lambda path: "\n".join(page.get_text() for page in pymupdf.open(path)),
    "pypdf": lambda path: "\n".join(page.extract_text() for page in pypdf.PdfReader(path).pages),
    "pdfminer": extract_text,
}


def words(text):
    """The words of a text without controls, composed as far as possible."""
    visible = "".join(c for c in text if unicodedata.category(c) != "Cf")
    return unicodedata.normalize("NFC", visible).split()


def share(wanted, found):
    """How many words are found, of those that there are in the text or in what was found."""
    rest, hits = list(found), 0
    for word in wanted:
        if word in rest:
            rest.remove(word)
            hits += 1
    return hits / max(len(wanted), len(found), 1)


def by_typeset(name, language, text):
    source, path = f"{folder}/{name}.xml", f"{folder}/{name}.pdf"
    with open(source, "w", encoding="utf-8") as file:
        file.write(
            f'<document lang="{language}"><page size="a4" margin="60"><p>{html.escape(text)}</p></page></document>')
    subprocess.run([command, "render", source, "-f", "pdf", "-o", path], check=True, capture_output=True)
    return path


def by_peers(name, language, text):
    direction = ' dir="rtl"' if language in ("ar", "he", "fa", "ur") else ""
    family = "Noto Nastaliq Urdu" if language == "ur" else "sans-serif"
    page = os.path.abspath(f"{folder}/{name}.html")
    with open(page, "w", encoding="utf-8") as file:
        file.write(
            f'<!doctype html><html lang="{language}"{direction}><meta charset="utf-8"><title>t</title>'
            f'<body style="font: 12pt {family}"><p>{html.escape(text)}</p></html>')
    path = f"{folder}/{name}-weasyprint.pdf"
    weasyprint = os.path.join(os.path.dirname(sys.executable), "weasyprint")
    subprocess.run([weasyprint, "--pdf-tags", page, path], check=True, capture_output=True)
    yield path
    chromium = shutil.which("chromium")
    if chromium:
        path = f"{folder}/{name}-chromium.pdf"
        subprocess.run(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
             f"--print-to-pdf={path}", page], check=True, capture_output=True, timeout=60)
        yield path
    first = '"Noto Nastaliq Urdu", ' if language == "ur" else ""
    source, path = f"{folder}/{name}.typ", f"{folder}/{name}-typst.pdf"
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    with open(source, "w", encoding="utf-8") as file:
        file.write(
            f'#set text(lang: "{language}", size: 12pt, font: ({first}"Noto Sans", "Noto Sans Arabic UI", '
            f'"Noto Sans Hebrew", "Noto Sans Thai UI", "Noto Sans Devanagari UI"))\n#{quoted}\n')
    typst.compile(source, output=path, font_paths=[fonts], ignore_system_fonts=True)
    yield path


def found(reader, path):
    try:
        return words(READERS[reader](path))
    except Exception:  # A reader that fails finds nothing.
        return []


with open(f"{folder}/fonts.conf", "w", encoding="utf-8") as file:
    file.write(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{os.path.abspath(fonts)}</dir><cachedir>{os.path.abspath(folder)}/cache</cachedir></fontconfig>")
os.environ["FONTCONFIG_FILE"] = os.path.abspath(f"{folder}/fonts.conf")

print("| | " + " | ".join(READERS) + " |")
print("|---|" + "---:|" * len(READERS))
for row in open(os.path.join(os.path.dirname(__file__), "texts.tsv"), encoding="utf-8"):
    title, language, text = row.rstrip("\n").split("\t")
    name = title.replace(", ", "-")
    wanted = words(text)
    own = by_typeset(name, language, text)
    peers = list(by_peers(name, language, text)) if with_peers else []
    cells = []
    for reader in READERS:
        cell = f"{share(wanted, found(reader, own)):.2f}"
        if peers:
            cell += f" ({max(share(wanted, found(reader, path)) for path in peers):.2f})"
        cells.append(cell)
    print(f"| {title} | " + " | ".join(cells) + " |", flush=True)

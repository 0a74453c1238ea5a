"""Draws a page with Typst: page.py SOURCE FONTS OUTPUT, a PDF file or a PNG file of two pixels a point."""

import sys

import typst

source, fonts, output = sys.argv[1:]
typst.compile(source, output=output, format=output.rpartition(".")[2], ppi=144.0, font_paths=[fonts], ignore_system_fonts=True)

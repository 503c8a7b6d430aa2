#!/usr/bin/env python3
"""Writes Sources/Typography/AdvanceWidths.swift from Liberation Sans.

usage: advance-widths.py REGULAR.ttf BOLD.ttf > Sources/Typography/AdvanceWidths.swift

Liberation Sans has the metrics of Arial and Helvetica. Needs fontTools.
"""
import sys
import textwrap

from fontTools.ttLib import TTFont

BLOCKS = [(0x20, 0x7E), (0xA0, 0x17F), (0x384, 0x3CE), (0x400, 0x45F), (0x2010, 0x203A),
          (0x20AC, 0x20AC), (0x2122, 0x2122), (0x2190, 0x2195), (0x2212, 0x2212)]


def widths(font, first, last):
    cmap, metrics = font.getBestCmap(), font['hmtx']
    return [metrics[cmap[c]][0] if c in cmap else 0 for c in range(first, last + 1)]


def literal(values):
    lines = textwrap.wrap(', '.join(map(str, values)), 92)
    return '[\n' + '\n'.join('        ' + line for line in lines) + '\n      ]'


regular, bold = (TTFont(path) for path in sys.argv[1:3])
print('// Written by Scripts/advance-widths.py; do not edit.\n')
print('/// Advance widths of Liberation Sans, in 2,048ths of an em; 0 where the font has no glyph.')
print('struct AdvanceWidths: Sendable {')
print('  let first: UInt32\n  let regular: [UInt16]\n  let bold: [UInt16]\n')
print('  static let blocks: [AdvanceWidths] = [')
for first, last in BLOCKS:
    print(f'    AdvanceWidths(\n      first: {first:#06x},')
    print(f'      regular: {literal(widths(regular, first, last))},')
    print(f'      bold: {literal(widths(bold, first, last))}),')
print('  ]\n}')

# SPDX-License-Identifier: Apache-2.0

"""A font made here: boxes for letters, which an old table moves closer beside spaces, as many fonts of Linux do."""
import io
import string

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

UNITS = 1000


def box(width):
    pen = TTGlyphPen(None)
    if width > 100:
        pen.moveTo((50, 0))
        pen.lineTo((50, 700))
        pen.lineTo((width - 50, 700))
        pen.lineTo((width - 50, 0))
        pen.closePath()
    return pen.glyph()


def kerned_font(family="Kerned", more="", least=420):
    """The bytes of a font with some more characters. Each letter has its own width, and is closer to a space before and after it."""
    characters = string.ascii_letters + string.digits + ".,;:-–…" + more
    names = {character: f"c{ord(character)}" for character in characters}
    widths = {".notdef": 600, "space": 300, **{names[character]: least + 13 * (index % 17) for index, character in enumerate(characters)}}
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder(list(widths))
    builder.setupCharacterMap({32: "space", **{ord(character): name for character, name in names.items()}})
    builder.setupGlyf({name: box(width) for name, width in widths.items()})
    builder.setupHorizontalMetrics({name: (width, 50) for name, width in widths.items()})
    builder.setupHorizontalHeader(ascent=900, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWinAscent=900, usWinDescent=200)
    builder.setupPost()
    pairs = KernTable_format_0()
    pairs.version, pairs.coverage, pairs.format, pairs.apple = 0, 1, 0, False
    pairs.kernTable = {}
    for index, name in enumerate(names.values()):
        pairs.kernTable[(name, "space")] = -40 - index % 50
        pairs.kernTable[("space", name)] = -30 - index % 30
    pairs.kernTable[(names["A"], names["V"])] = -120
    table = newTable("kern")
    table.version, table.kernTables = 0, [pairs]
    builder.font["kern"] = table
    file = io.BytesIO()
    builder.save(file)
    return file.getvalue()

/**
 * A typeface of boxes. Whatever is written becomes a row of them: a narrow one for a letter or a digit, a wide one for a
 * character of Chinese, none for a mark over a letter of Thai. What a line takes is then the same on every machine,
 * whichever fonts it has, and for every text of the same length, whichever day or number it says.
 */

const unitsPerEm = 1000;
const ascent = 880;
const descent = -240;

interface Glyph {
  readonly advance: number;
  /** Left, bottom, right, top; absent where nothing is drawn. */
  readonly box?: readonly [number, number, number, number];
}

const glyphs = [
  { advance: 500, box: [40, 0, 460, 700] }, // what has no place below
  { advance: 500, box: [40, 0, 460, 700] },
  { advance: 1000, box: [60, -60, 940, 820] },
  { advance: 250 },
  { advance: 0 },
] as const satisfies readonly Glyph[];

const [narrow, wide, space, nothing] = [1, 2, 3, 4] as const;

/** First and last character, and their glyph; in the order of the characters. */
const characters: readonly (readonly [number, number, number])[] = [
  [0x20, 0x20, space],
  [0x21, 0x7e, narrow],
  [0xa0, 0xa0, space],
  [0xa1, 0x2ff, narrow],
  [0x300, 0x36f, nothing],
  [0x370, 0xe30, narrow],
  [0xe31, 0xe31, nothing],
  [0xe32, 0xe33, narrow],
  [0xe34, 0xe3a, nothing],
  [0xe3f, 0xe46, narrow],
  [0xe47, 0xe4e, nothing],
  [0xe4f, 0xe5b, narrow],
  [0x2000, 0x200a, space],
  [0x200b, 0x200f, nothing],
  [0x2010, 0x2027, narrow],
  [0x2028, 0x202e, nothing],
  [0x202f, 0x202f, space],
  [0x2030, 0x2e7f, narrow],
  [0x2e80, 0xd7ff, wide],
  [0xf900, 0xfaff, wide],
  [0xfe00, 0xfe0f, nothing],
  [0xfe30, 0xff60, wide],
  [0xff61, 0xff9f, narrow],
  [0xffe0, 0xffe6, wide],
  [0x1f300, 0x1faff, wide],
  [0x20000, 0x2fa1f, wide],
];

/** As a rule of CSS, to be used under the name `Boxes`. */
export const boxFont = (): string =>
  `@font-face{font-family:Boxes;src:url(data:font/ttf;base64,${fontFile().toString("base64")})}`;

function fontFile(): Buffer {
  const outlines = glyphs.map((glyph) => outlineOf(glyph));
  const tables: readonly (readonly [string, Buffer])[] = [
    ["OS/2", metricsForWindows()],
    ["cmap", characterMap()],
    ["glyf", Buffer.concat(outlines)],
    ["head", head()],
    ["hhea", horizontalHead()],
    ["hmtx", shorts(...glyphs.flatMap(({ advance, ...glyph }) => [advance, leftOf(glyph)]))],
    ["loca", offsetsOf(outlines)],
    ["maxp", Buffer.concat([longs(0x00010000), shorts(glyphs.length, 4, 1, 0, 0, 2, ...none(8))])],
    ["name", names("Boxes")],
    ["post", Buffer.concat([longs(0x00030000, 0), shorts(-100, 50), longs(...none(5))])],
  ];
  return assemble(tables);
}

const leftOf = ({ box }: { readonly box?: Glyph["box"] }): number => box?.[0] ?? 0;

/** Four points, clockwise, all on the line. */
function outlineOf({ box }: Glyph): Buffer {
  if (!box) return Buffer.alloc(0);
  const [left, bottom, right, top] = box;
  const height = top - bottom;
  const width = right - left;
  return padded(
    Buffer.concat([
      shorts(1, left, bottom, right, top, 3, 0),
      Buffer.from([1, 1, 1, 1]),
      shorts(left, 0, width, 0, bottom, height, 0, -height),
    ]),
  );
}

function offsetsOf(outlines: readonly Buffer[]): Buffer {
  let offset = 0;
  return longs(0, ...outlines.map((outline) => (offset += outline.length)));
}

/** Many characters, one glyph: format 13, as fonts of last resort have it. */
function characterMap(): Buffer {
  const groups = longs(...characters.flat());
  return Buffer.concat([
    shorts(0, 1, 3, 10),
    longs(12),
    shorts(13, 0),
    longs(16 + groups.length, 0, characters.length),
    groups,
  ]);
}

const head = (): Buffer =>
  Buffer.concat([
    longs(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    shorts(0, unitsPerEm),
    longs(...none(4)),
    shorts(0, -60, 940, 820, 0, 8, 2, 1, 0),
  ]);

const horizontalHead = (): Buffer =>
  Buffer.concat([
    longs(0x00010000),
    shorts(ascent, descent, 0, 1000, 0, 0, 940, 1, 0, 0, ...none(4), 0, glyphs.length),
  ]);

const metricsForWindows = (): Buffer =>
  Buffer.concat([
    shorts(4, 500, 400, 5, 0, ...none(11)),
    Buffer.alloc(10),
    longs(...none(4)),
    Buffer.from("none"),
    shorts(0x40, 0x20, 0xffff, ascent, descent, 0, ascent, -descent),
    longs(0, 0),
    shorts(520, 700, 0, 0x20, 1),
  ]);

/** Its family, style, whole name and name for printers. */
function names(name: string): Buffer {
  const text = Buffer.from(name, "utf16le").swap16();
  const records = [1, 2, 4, 6].flatMap((id) => [3, 1, 0x409, id, text.length, 0]);
  return Buffer.concat([shorts(0, 4, 6 + records.length * 2, ...records), text]);
}

function assemble(tables: readonly (readonly [string, Buffer])[]): Buffer {
  let offset = 12 + tables.length * 16;
  const entries = tables.map(([tag, table]) => {
    const entry = Buffer.concat([Buffer.from(tag), longs(checksum(table), offset, table.length)]);
    offset += padded(table).length;
    return entry;
  });
  const power = 2 ** Math.floor(Math.log2(tables.length));
  return Buffer.concat([
    longs(0x00010000),
    shorts(tables.length, power * 16, Math.log2(power), (tables.length - power) * 16),
    ...entries,
    ...tables.map(([, table]) => padded(table)),
  ]);
}

function checksum(table: Buffer): number {
  const whole = padded(table);
  let total = 0;
  for (let at = 0; at < whole.length; at += 4) total = (total + whole.readUInt32BE(at)) >>> 0;
  return total;
}

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const none = (count: number): number[] => Array.from({ length: count }, () => 0);

function shorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => bytes.writeUInt16BE(value & 0xffff, at * 2));
  return bytes;
}

function longs(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value >>> 0, at * 4));
  return bytes;
}

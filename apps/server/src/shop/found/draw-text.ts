import type { Language } from "@sampan/domain/kernel/language";
import { breakLines } from "../../kernel/pdf/break-lines.ts";
import { openFonts, type Weight } from "../../kernel/pdf/fonts.ts";
import { printable, splitRuns } from "../../kernel/pdf/split-runs.ts";

/** All measures are pixels, from the upper left corner. */
export interface Written {
  readonly x_px: number;
  /** The line on which the first one stands. */
  readonly y_px: number;
  readonly size_px: number;
  readonly weight: Weight;
  readonly ink: string;
  readonly width_px: number;
  /** What does not fit ends with an ellipsis. */
  readonly lines: number;
}

/** Of the size of a text; Thai vowels above and below need it. */
const lineHeight = 1.4;

/** Writes texts as outlines: whoever draws the picture needs no typeface, and Thai marks stand where they belong. */
export function openWriter(language: Language) {
  const fonts = openFonts(language);

  /** Outlines of one line that begins at nought, and how wide it is. */
  function outline(line: string, { size_px, weight }: Pick<Written, "size_px" | "weight">) {
    let x_px = 0;
    const paths = splitRuns(line, fonts(weight)).flatMap(({ font: { font }, text }) => {
      const scale = size_px / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, at) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
        const place = `translate(${round(x_px + xOffset * scale)} ${round(-yOffset * scale)})`;
        x_px += xAdvance * scale;
        return `<path transform="${place} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
      });
    });
    return { paths: paths.join(""), width_px: x_px };
  }

  /** The text as a part of an SVG, and where the line after its last one would stand. */
  return (text: string, as: Written): { readonly svg: string; readonly next_px: number } => {
    const lines = breakLines(printable(text), {
      width_pt: as.width_px,
      lines: as.lines,
      language,
      widthOf: (part) => outline(part, as).width_px,
    });
    const height_px = as.size_px * lineHeight;
    const drawn = lines.map((line, at) => {
      const y_px = as.y_px + at * height_px;
      return `<g transform="translate(${as.x_px} ${round(y_px)})">${outline(line, as).paths}</g>`;
    });
    return {
      svg: `<g fill="${as.ink}">${drawn.join("")}</g>`,
      next_px: as.y_px + lines.length * height_px,
    };
  };
}

const round = (px: number): string => px.toFixed(2);

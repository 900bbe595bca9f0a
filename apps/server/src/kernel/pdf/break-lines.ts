import type { Language } from "@sampan/domain/kernel/language";

export interface Room {
  readonly width_pt: number;
  /** What does not fit into so many lines ends with an ellipsis. */
  readonly lines: number;
  readonly widthOf: (text: string) => number;
  readonly language: Language;
}

/**
 * A text as lines of at most a width, broken between words; Thai and Chinese, which have no spaces, where a reader
 * would. A word longer than the line is broken where the line ends.
 */
export function breakLines(text: string, room: Room): readonly string[] {
  if (room.widthOf(text) <= room.width_pt) return [text];
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf(text, room)) {
    if (room.widthOf((line + word).trimEnd()) <= room.width_pt) {
      line += word;
      continue;
    }
    if (line !== "") lines.push(line.trimEnd());
    line = word.trimStart();
    if (lines.length === room.lines) break;
  }
  if (lines.length < room.lines) return [...lines, line.trimEnd()];
  const shown = lines.slice(0, room.lines);
  return [...shown.slice(0, -1), withEllipsis(shown.at(-1) ?? "", room)];
}

function* wordsOf(text: string, room: Room): Generator<string> {
  for (const { segment } of wordsIn(room.language).segment(text)) {
    if (room.widthOf(segment) <= room.width_pt) yield segment;
    else for (const { segment: sign } of signs.segment(segment)) yield sign;
  }
}

function withEllipsis(line: string, { width_pt, widthOf }: Room): string {
  const kept = Array.from(signs.segment(line), ({ segment }) => segment);
  while (kept.length > 0 && widthOf(`${kept.join("")}…`) > width_pt) kept.pop();
  return `${kept.join("").trimEnd()}…`;
}

const signs = new Intl.Segmenter("en", { granularity: "grapheme" });
const segmenters = new Map<Language, Intl.Segmenter>();

function wordsIn(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, known);
  return known;
}

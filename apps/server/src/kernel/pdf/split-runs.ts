import type { OpenFont } from "./fonts.ts";

/** A piece of a text that one typeface can print. */
export interface Run {
  readonly font: OpenFont;
  readonly text: string;
}

/**
 * A text as pieces of one typeface each. A piece goes on as long as its typeface can, so that digits and spaces
 * stay with the words around them.
 */
export function splitRuns(text: string, fonts: readonly OpenFont[]): readonly Run[] {
  const runs: { font: OpenFont; text: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last?.font.has(code)) {
      last.text += character;
      continue;
    }
    const font = fonts.find((each) => each.has(code)) ?? last?.font ?? fonts[0];
    if (!font) throw new Error("A text needs a typeface.");
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Without what no typeface prints: control characters, and those that only say how others behave. */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();

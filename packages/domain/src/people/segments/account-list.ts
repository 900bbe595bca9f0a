/** Who a pasted or exported list names: each once, in the order of the list. */
export interface AccountList {
  /** A uid, an e-mail address, or a mobile number, in lower case and without gaps. */
  readonly names: readonly string[];
  /** Named again. */
  readonly doubles: readonly string[];
}

/** What spreadsheets call the column; no account. */
const headings = new Set(["uid", "account", "email", "e-mail", "mobile", "phone"]);
/** A uid, an address or a number, or what was meant to be one. */
const key = /^(?=.*[\d@])[\w.+@-]{8,}$/;
/** By its length and letters. One of a hundred has no digit, as names have none. */
const uid = /^(?!\d+$)[\da-hjkmnp-tv-z]{12}$/;

/**
 * Reads a list of accounts, pasted or as spreadsheets export it. Of each line every cell counts that looks like a uid,
 * an e-mail address or a mobile number; where none does, the line as it is, so that nothing that was written is lost.
 * What is named again is listed apart. [BO-36]
 */
export function readAccountList(text: string): AccountList {
  const names = new Set<string>();
  const doubles = new Set<string>();
  for (const name of text.split("\n").flatMap(namesOfLine))
    if (names.has(name)) doubles.add(name);
    else names.add(name);
  return { names: [...names], doubles: [...doubles] };
}

function namesOfLine(line: string, position: number): readonly string[] {
  const words = line.trim();
  if (words === "") return nobody;
  const cells = cellsOf(line);
  const clear = cells.filter((cell) => key.test(cell));
  // Letters alone are a uid beside another one or alone, and beside an address or a number a name.
  const hasUids = clear.length === 0 || clear.some((cell) => uid.test(cell));
  const keys = hasUids ? cells.filter((cell) => key.test(cell) || uid.test(cell)) : clear;
  if (keys.length > 0) return keys;
  const isHeading = position === 0 && cells.some((cell) => headings.has(cell));
  if (cells.length === 0 || isHeading) return nobody;
  // A uid may be letters alone: one word is read like a key, whatever its case. [PROMO-02]
  return [/\s/.test(words) ? words : words.toLowerCase()];
}

const nobody: readonly string[] = [];

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (const cell of line.split(/[,;\t]/))
    if (cell !== "")
      for (const word of wordsOf(withoutMarks(cell).toLowerCase()))
        if (word !== "") cells.push(word);
  return cells;
}

/** Quotes of a file, and the sign before a number that begins with one of a formula's, as our own files have it (`csvOf`). */
const withoutMarks = (cell: string): string => cell.replaceAll('"', "").replace(/^\s*'(?=\+)/, "");

/** A mobile number may be written with gaps; everything else ends at one. */
function wordsOf(cell: string): string[] {
  const number = cell.replaceAll(/[\s()-]/g, "");
  return /^\+?\d+$/.test(number) ? [number] : cell.split(/\s/);
}

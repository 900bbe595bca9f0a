/** The cells of a file as a spreadsheet reads them, quotes and line ends within quotes included. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const plain = text.replace(/^\uFEFF/, "");
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at] ?? "";
    if (isQuoted && letter === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === "," && !isQuoted) {
      row.push(cell);
      cell = "";
    } else if (letter === "\n" && !isQuoted) {
      rows.push([...row, cell.replace(/\r$/, "")]);
      row = [];
      cell = "";
    } else cell += letter;
  }
  return row.length > 0 || cell !== "" ? [...rows, [...row, cell]] : rows;
}

/** Cells that a spreadsheet would run: they begin as a formula does, and are no plain number. */
export const liveIn = (rows: readonly (readonly string[])[]): string[] =>
  rows
    .flat()
    .filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell));

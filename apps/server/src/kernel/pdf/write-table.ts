import { lineHeight, type Pdf } from "./open-pdf.ts";

export interface Column {
  readonly title: string;
  readonly width_pt: number;
  readonly align?: "left" | "right";
  /** Lines a cell may take; one if not said. */
  readonly lines?: number;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly size_pt: number;
  readonly left_pt: number;
  readonly top_pt: number;
  /** Where the last row of a page has to end. */
  readonly bottom_pt: number;
  /** What stands on each page beside the table; told the number of the page, from 1. */
  readonly onPage?: (page: number) => void;
}

const gap_pt = 4;

/**
 * Writes rows below each other and turns the page when one is full; titles stand on each page. Answers where the
 * last row ends, on the page that is open then.
 */
export function writeTable(pdf: Pdf, table: Table, rows: Iterable<readonly string[]>): number {
  let page = 1;
  const begin = (): number => {
    table.onPage?.(page);
    const titles = linesOfRow(pdf, table, { cells: titlesOf(table), isTitle: true });
    return writeRow(pdf, table, { lines: titles, top_pt: table.top_pt, isTitle: true });
  };
  let top_pt = begin();
  for (const cells of rows) {
    const lines = linesOfRow(pdf, table, { cells, isTitle: false });
    if (top_pt + heightOf(table, lines) > table.bottom_pt) {
      pdf.turnPage();
      page += 1;
      top_pt = begin();
    }
    top_pt = writeRow(pdf, table, { lines, top_pt, isTitle: false });
  }
  return top_pt;
}

type Lines = readonly (readonly string[])[];

const titlesOf = ({ columns }: Table): readonly string[] => columns.map(({ title }) => title);

const linesOfRow = (
  pdf: Pdf,
  { columns, size_pt }: Table,
  { cells, isTitle }: { cells: readonly string[]; isTitle: boolean },
): Lines =>
  columns.map(({ width_pt, lines = 1 }, index) =>
    pdf.linesOf(cells[index] ?? "", {
      size_pt,
      width_pt: width_pt - gap_pt,
      lines,
      weight: isTitle ? "bold" : "regular",
    }),
  );

const heightOf = ({ size_pt }: Table, lines: Lines): number =>
  Math.max(...lines.map(({ length }) => length)) * size_pt * lineHeight + gap_pt;

function writeRow(
  pdf: Pdf,
  table: Table,
  { lines, top_pt, isTitle }: { lines: Lines; top_pt: number; isTitle: boolean },
): number {
  const { columns, size_pt, left_pt } = table;
  let x_pt = left_pt;
  columns.forEach(({ width_pt, align = "left" }, index) => {
    const at = { x_pt, y_pt: top_pt + gap_pt / 2, size_pt, width_pt: width_pt - gap_pt, align };
    pdf.writeLines(lines[index] ?? [], { ...at, weight: isTitle ? "bold" : "regular" });
    x_pt += width_pt;
  });
  const bottom_pt = top_pt + heightOf(table, lines);
  pdf.canvas
    .moveTo(left_pt, bottom_pt)
    .lineTo(x_pt - gap_pt, bottom_pt)
    .lineWidth(isTitle ? 0.8 : 0.25)
    .strokeColor("#999")
    .stroke();
  return bottom_pt;
}

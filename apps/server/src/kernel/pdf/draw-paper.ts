import type { Language } from "@sampan/domain/kernel/language";
import { a4, openPdf, type Pdf } from "./open-pdf.ts";
import { type Column, writeTable } from "./write-table.ts";

/** A paper for somebody's files, every text ready: what it is, whose, rows under titles, and what they come to. */
export interface Paper {
  readonly language: Language;
  readonly now: Date;
  readonly title: string;
  /** Below the title: number, date, that it is void. */
  readonly facts: readonly string[];
  /** Below each other: who made it out, to whom, for what. */
  readonly parties: readonly { readonly label: string; readonly text: string }[];
  readonly tables: readonly PaperTable[];
  readonly remark: string;
}

export interface PaperTable {
  /** The first takes what the others leave; those have a width in points and stand on the right. */
  readonly columns: readonly [string, ...(readonly [title: string, width_pt: number])[]];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly { readonly label: string; readonly amount: string }[];
}

/** The thread that draws papers: `drawAside(paperThread, paper)`. */
export const paperThread = new URL("./paper-thread.ts", import.meta.url);

const margin_pt = 48;
const width_pt = a4.width_pt - 2 * margin_pt;
const sum_pt = 18;
/** Titles and one row, below which a table begins on the next page. */
const least_pt = 80;

/** Draws it on pages of A4. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const { language, now, title, facts, parties, tables, remark } = paper;
  const pdf = openPdf({ language, title, sheet: a4, now });
  const at = { x_pt: margin_pt, width_pt };
  let y_pt = margin_pt;
  y_pt += pdf.write(title, { ...at, y_pt, size_pt: 18, weight: "bold" });
  for (const fact of facts) y_pt += pdf.write(fact, { ...at, y_pt, size_pt: 10 });
  for (const { label, text } of parties) {
    y_pt += 8;
    y_pt += pdf.write(label, { ...at, y_pt, size_pt: 8, ink: "#555" });
    y_pt += pdf.write(text, { ...at, y_pt, size_pt: 10, lines: 4 });
  }
  for (const table of tables) y_pt = drawTable(pdf, table, y_pt + 16);
  pdf.write(remark, { ...at, y_pt: y_pt + 12, size_pt: 9, lines: 3, ink: "#555" });
  return pdf.end();
}

function drawTable(pdf: Pdf, { columns, rows, sums }: PaperTable, top_pt: number): number {
  const [first, ...others] = columns;
  const taken_pt = others.reduce((total, [, own_pt]) => total + own_pt, 0);
  const bottom_pt = a4.height_pt - margin_pt - sums.length * sum_pt - 40;
  const isFull = top_pt + least_pt > bottom_pt;
  if (isFull) pdf.turnPage();
  let y_pt = writeTable(
    pdf,
    {
      columns: [
        { title: first, width_pt: width_pt - taken_pt, lines: 2 },
        ...others.map(([title, own_pt]): Column => ({
          title,
          width_pt: own_pt,
          align: "right",
          lines: 2,
        })),
      ],
      size_pt: 10,
      left_pt: margin_pt,
      top_pt: isFull ? margin_pt : top_pt,
      bottom_pt,
    },
    rows,
  );
  y_pt += 8;
  // Where the amounts of the table end.
  const at = { x_pt: margin_pt, width_pt: width_pt - 4, size_pt: 10 };
  for (const { label, amount } of sums) {
    pdf.write(label, { ...at, y_pt, width_pt: width_pt / 2 });
    y_pt += pdf.write(amount, { ...at, y_pt, align: "right", weight: "bold" });
  }
  return y_pt;
}

import { drawPictures } from "./draw-pictures.ts";
import { a4, openPdf, type Pdf } from "./open-pdf.ts";
import type { Paper, PaperTable } from "./paper.ts";
import { margin_pt, width_pt } from "./paper-sizes.ts";
import { type Column, writeTable } from "./write-table.ts";

const sum_pt = 18;
/** Titles and one row, below which a table begins on the next page. */
const least_pt = 80;

/** Draws papers on pages of A4, each from a page of its own on, as one document that is called like the first. */
export async function drawPapers(papers: readonly [Paper, ...Paper[]]): Promise<Buffer> {
  const [{ language, now, title }] = papers;
  const pdf = openPdf({ language, title, sheet: a4, now });
  for (const [index, paper] of papers.entries()) {
    if (index > 0) pdf.turnPage();
    await drawPaper(pdf, paper);
  }
  return pdf.end();
}

async function drawPaper(
  pdf: Pdf,
  { title, facts, parties, tables, remark, pictures = [], picturesTitle = "" }: Paper,
): Promise<void> {
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
  y_pt += 12;
  y_pt += pdf.write(remark, { ...at, y_pt, size_pt: 9, lines: 3, ink: "#555" });
  if (pictures.length > 0)
    await drawPictures(pdf, { pictures, title: picturesTitle, top_pt: y_pt + 16 });
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

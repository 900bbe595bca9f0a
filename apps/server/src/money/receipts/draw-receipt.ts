import type { Language } from "@sampan/domain/kernel/language";
import { a4, openPdf } from "../../kernel/pdf/open-pdf.ts";
import { writeTable } from "../../kernel/pdf/write-table.ts";

/** A receipt as it is printed, every text ready. */
export interface ReceiptMaterial {
  readonly language: Language;
  readonly now: Date;
  readonly title: string;
  /** Beside the title: number and date; that it is void. */
  readonly facts: readonly string[];
  /** Below each other: who issued it, to whom, for which orders. */
  readonly parties: readonly { readonly label: string; readonly text: string }[];
  readonly columns: { readonly item: string; readonly amount: string };
  readonly lines: readonly { readonly name: string; readonly amount: string }[];
  readonly sums: readonly { readonly label: string; readonly amount: string }[];
  readonly remark: string;
}

const margin_pt = 48;
const width_pt = a4.width_pt - 2 * margin_pt;
const amount_pt = 110;

/** Draws it on pages of A4. */
export function drawReceipt(receipt: ReceiptMaterial): Promise<Buffer> {
  const { language, now, title, facts, parties, columns, lines, sums, remark } = receipt;
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
  y_pt = writeTable(
    pdf,
    {
      columns: [
        { title: columns.item, width_pt: width_pt - amount_pt, lines: 2 },
        { title: columns.amount, width_pt: amount_pt, align: "right" },
      ],
      size_pt: 10,
      left_pt: margin_pt,
      top_pt: y_pt + 16,
      bottom_pt: a4.height_pt - margin_pt - sums.length * 18 - 40,
    },
    lines.map(({ name, amount }) => [name, amount]),
  );
  y_pt += 8;
  for (const { label, amount } of sums) {
    pdf.write(label, { ...at, y_pt, size_pt: 10, width_pt: width_pt - amount_pt });
    y_pt += pdf.write(amount, {
      x_pt: margin_pt,
      y_pt,
      // Where the amounts of the table end.
      width_pt: width_pt - 4,
      size_pt: 10,
      align: "right",
      weight: "bold",
    });
  }
  pdf.write(remark, { ...at, y_pt: y_pt + 12, size_pt: 9, ink: "#555" });
  return pdf.end();
}

import { decimalOf } from "@sampan/domain/kernel/csv";
import type { Language } from "@sampan/domain/kernel/language";
import { a4Across, openPdf } from "../../kernel/pdf/open-pdf.ts";
import { writeTable } from "../../kernel/pdf/write-table.ts";
import type { ManifestRow } from "./describe-voyage.ts";

/** Everything the document says, in words; a thread draws it, which has no catalogue. */
export interface ManifestMaterial {
  readonly language: Language;
  readonly now: Date;
  readonly title: string;
  /** Line, where to, when it left. */
  readonly facts: string;
  readonly total: string;
  /** With `{page}` in it. */
  readonly page: string;
  readonly columns: readonly string[];
  readonly rows: readonly ManifestRow[];
}

const widths_pt = [28, 92, 92, 100, 150, 180, 34, 66, 44] as const;
const numbers = new Set([0, 6, 7, 8]);
/** What may need a second line. */
const long = new Set([3, 4, 5]);

export function drawManifest(material: ManifestMaterial): Promise<Buffer> {
  const { language, title, now, rows } = material;
  const pdf = openPdf({ language, title, sheet: a4Across, now });
  writeTable(
    pdf,
    {
      columns: material.columns.map((name, at) => ({
        title: name,
        width_pt: widths_pt[at] ?? 60,
        align: numbers.has(at) ? ("right" as const) : ("left" as const),
        lines: long.has(at) ? 2 : 1,
      })),
      size_pt: 7,
      left_pt: 28,
      top_pt: 74,
      bottom_pt: 570,
      onPage: (page) => {
        const said = material.page.replace("{page}", String(page));
        pdf.write(title, { x_pt: 28, y_pt: 24, size_pt: 15, weight: "bold" });
        pdf.write(said, { x_pt: 700, y_pt: 28, size_pt: 8, width_pt: 114, align: "right" });
        pdf.write(material.facts, { x_pt: 28, y_pt: 46, size_pt: 8 });
        pdf.write(material.total, {
          x_pt: 500,
          y_pt: 46,
          size_pt: 8,
          width_pt: 314,
          align: "right",
        });
      },
    },
    rows.map(cellsOf),
  );
  return pdf.end();
}

const cellsOf = (row: ManifestRow, at: number): readonly string[] => [
  String(at + 1),
  row.box_number,
  row.tid,
  `${row.consignee} ${row.phone}`,
  row.address,
  row.contents,
  String(row.pieces),
  `${row.currency} ${decimalOf(row.value)}`,
  (row.weight_g / 1_000).toFixed(3),
];

import type { OutputOf } from "@sampan/contract/kernel/call";
import type { takeManifest } from "@sampan/contract/logistics/voyages/staff-voyages";
import { csvOf, decimalOf } from "@sampan/domain/kernel/csv";

export type ManifestRow = OutputOf<typeof takeManifest>["datalist"][number];

/** The columns of the file, in their order. */
export const manifestColumns = [
  "box_number",
  "tid",
  "consignee",
  "phone",
  "address",
  "contents",
  "pieces",
  "value",
  "currency",
  "weight_g",
] as const satisfies readonly (keyof ManifestRow)[];

/** The manifest for spreadsheets and brokers' programs; amounts and kilograms with a point. */
export const csvOfManifest = (titles: readonly string[], rows: readonly ManifestRow[]): string =>
  csvOf([
    titles,
    ...rows.map((row) => [
      row.box_number,
      row.tid,
      row.consignee,
      row.phone,
      row.address,
      row.contents,
      String(row.pieces),
      decimalOf(row.value),
      row.currency,
      (row.weight_g / 1_000).toFixed(3),
    ]),
  ]);

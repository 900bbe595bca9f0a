import type { OutputOf } from "@sampan/contract/kernel/call";
import type { createVoyage, takeManifest } from "@sampan/contract/logistics/voyages/staff-voyages";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import { type ShownVoyage, type StoredManifestRow, selectVoyages } from "./voyage-queries.ts";

export type DescribedVoyage = OutputOf<typeof createVoyage>["data"];
export type ManifestRow = OutputOf<typeof takeManifest>["datalist"][number];

export function describeVoyage(
  { id: _, last_at: __, created_at, departed_at, arrived_at, ...voyage }: ShownVoyage,
  region: Region,
): DescribedVoyage {
  return {
    ...voyage,
    cdate: formatWireTime(created_at, region),
    departed_at: departed_at && formatWireTime(departed_at, region),
    arrived_at: arrived_at && formatWireTime(arrived_at, region),
  };
}

export async function findVoyage(db: Db, number: string): Promise<ShownVoyage | undefined> {
  const { rows } = await selectVoyages(db, { number, limit: 1, offset: 0 });
  return rows[0];
}

/** What its owner declared of it, in their currency; else its goods at what they cost, in yuan. */
export function describeManifestRow({
  box_number,
  tid,
  address,
  declared,
  currency,
  contents,
  weight_g,
}: StoredManifestRow): ManifestRow {
  const isDeclared = declared !== null && declared.length > 0;
  const lines: readonly { readonly value: number }[] = isDeclared ? declared : contents;
  return {
    box_number,
    tid,
    consignee: address.consignee,
    phone: address.phone,
    address: [address.postal_code, ...address.area, address.detail].filter(Boolean).join(" "),
    contents: isDeclared
      ? declared.map(({ name }) => name).join(", ")
      : contents.map(({ name, num }) => `${name} × ${num}`).join(", "),
    pieces: contents.reduce((sum, { num }) => sum + num, 0),
    value: lines.reduce((sum, { value }) => sum + value, 0),
    currency: isDeclared ? currency : "CNY",
    weight_g: weight_g ?? 0,
  };
}

import type { Region } from "../../kernel/regions.ts";
import { formsOf, type RegionCharge } from "../../people/regions/regions.ts";
import type { BilledKind } from "./charge-lines.ts";

export type ChargeName = RegionCharge | "warehouse_charge" | "other_charge";

/** What a charge is called depends on where the goods go; the words are the catalogues'. [ORD-83] */
export function chargeNameOf(kind: BilledKind, region: Region): ChargeName {
  if (kind === "warehouse") return "warehouse_charge";
  if (kind === "other") return "other_charge";
  return formsOf[region].charges[kind];
}

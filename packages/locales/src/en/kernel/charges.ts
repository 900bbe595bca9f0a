import type { SameKeys } from "../../same-keys.ts";
import type { charges as source } from "../../zh/kernel/charges.ts";
import { chargesOfRegions } from "./regions.ts";

export const charges = {
  ...chargesOfRegions,
  warehouse_charge: "Warehouse charge",
  other_charge: "Other charge",
} as const satisfies SameKeys<typeof source>;

import type { SameKeys } from "../../same-keys.ts";
import type { charges as source } from "../../zh/kernel/charges.ts";
import { chargesOfRegions } from "./regions.ts";

export const charges = {
  ...chargesOfRegions,
  warehouse_charge: "倉儲費",
  other_charge: "其他費用",
} as const satisfies SameKeys<typeof source>;

import type { SameKeys } from "../../same-keys.ts";
import type { charges as source } from "../../zh/kernel/charges.ts";
import { chargesOfRegions } from "./regions.ts";

export const charges = {
  ...chargesOfRegions,
  warehouse_charge: "ค่าฝากโกดัง",
  other_charge: "ค่าใช้จ่ายอื่น",
} as const satisfies SameKeys<typeof source>;

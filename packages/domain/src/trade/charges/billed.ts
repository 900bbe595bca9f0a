import type { SumEntry, SumKey } from "../../kernel/sum-entry.ts";
import { nothing, numbersOf, type ChargeRule } from "./charge-rule.ts";

/** What scales and staff charge after weighing: a freight bill brings it. [BO-16] */
export const billed = (key: SumKey): ChargeRule => ({
  reckon: nothing,
  explain: (charges) =>
    charges.map(({ amount, reason }) => ({
      key,
      amount,
      reason: reasonOfBilled(numbersOf(reason)),
    })),
});

/** The figures a biller left with a charge name its reason. */
export function reasonOfBilled(values: Readonly<Record<string, number>>): SumEntry["reason"] {
  if ("of_g" in values) return { key: "share_of_shipment", values };
  if ("per_kg" in values) return { key: "weight_times_rate", values };
  if ("per_cbm" in values) return { key: "volume_times_rate", values };
  if ("insured_percent" in values) return { key: "insurance_raised", values };
  if ("rehearsal_fee" in values) return { key: "rehearsed", values };
  if ("storage_days" in values) return { key: "days_of_storage", values };
  if ("fee" in values) return { key: "per_shipment", values };
  return { key: "written_by_staff", values };
}

import type { OutputOf } from "@sampan/contract/kernel/call";
import type { previewBill } from "@sampan/contract/logistics/billing/staff-billing";

type Preview = OutputOf<typeof previewBill>["data"];
export type FreightArithmetic = Preview["arithmetic"][number];

/** How a bill came about, kept with it for ever: a later tariff does not change what was charged. */
export interface BillExplanation {
  readonly arithmetic: FreightArithmetic[];
  /** Freight that a single instalment paid in advance, of all its orders. */
  readonly estimate: number;
}

import type { OutputOf } from "@sampan/contract/kernel/call";
import type { previewBill } from "@sampan/contract/logistics/billing/staff-billing";

type Preview = OutputOf<typeof previewBill>["data"];
export type FreightArithmetic = Preview["arithmetic"][number];
export type ShipmentArithmetic = Preview["shipments"][number];
export type BilledStorage = Preview["storage"][number];

/** How a bill came about, kept with it for ever: a later tariff does not change what was charged. */
export interface BillExplanation {
  readonly arithmetic: FreightArithmetic[];
  /** Missing in bills of the days when each parcel was charged by itself. */
  readonly shipments?: ShipmentArithmetic[];
  /** Days of storage that were bought; missing in bills of before there were any. */
  readonly storage?: BilledStorage[];
  /** Freight that a single instalment paid in advance, of all its orders. */
  readonly estimate: number;
}

/** The shipments of a bill; in an old one each parcel was its own. */
export const shipmentsOf = ({ shipments, arithmetic }: BillExplanation): ShipmentArithmetic[] =>
  shipments ?? arithmetic.map(asShipment);

function asShipment(parcel: FreightArithmetic): ShipmentArithmetic {
  const { parcel_tid, transport, entries, international, local, days_max: _, ...weighed } = parcel;
  const { length_mm: __, width_mm: ___, height_mm: ____, ...load } = weighed;
  return { parcel_tids: [parcel_tid], transport, loads: [load], entries, international, local };
}

import { defaultLimits, type Limits } from "./limits.ts";
import type { Region } from "./regions.ts";

/** An order line with this item id is a fee, not goods. [ORD-82] [CONST-40] */
export const chargeLineItemId = 9999;

export const chargeKinds = [
  "international_freight",
  "local_freight",
  "warehouse",
  "other",
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export type ChargeName =
  | "freight_to_taiwan"
  | "freight_to_thailand"
  | "taiwan_freight"
  | "thailand_freight"
  | "warehouse_charge"
  | "other_charge";

/** What a charge is called depends on where the goods go; the words are the catalogues'. [ORD-83] */
export function chargeNameOf(kind: ChargeKind, region: Region): ChargeName {
  const names = {
    TW: { international_freight: "freight_to_taiwan", local_freight: "taiwan_freight" },
    TH: { international_freight: "freight_to_thailand", local_freight: "thailand_freight" },
  } as const satisfies Record<Region, Partial<Record<ChargeKind, ChargeName>>>;
  if (kind === "warehouse") return "warehouse_charge";
  if (kind === "other") return "other_charge";
  return names[region][kind];
}

interface WithItemId {
  readonly wholesale_item_d_o: { readonly id: string | number };
}

export const isChargeLine = (line: WithItemId): boolean =>
  Number(line.wholesale_item_d_o.id) === chargeLineItemId;

/** The lines that are goods: what is shown, counted and can be refunded. [ORD-82] [ORD-84] */
export const goodsLines = <Line extends WithItemId>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => !isChargeLine(line));

/** An order of more than three items collapses; fees do not count. [ORD-06] [ORD-84] [CONST-59] */
export const isLongOrder = (
  lines: readonly WithItemId[],
  limits: Limits = defaultLimits,
): boolean => goodsLines(lines).length > limits.long_order_items;

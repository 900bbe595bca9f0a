import type { Limits } from "../../kernel/settings/limits.ts";

/** An order line with this item id is a fee, not goods. [ORD-82] [CONST-40] */
export const chargeLineItemId = 9999;

export const billedKinds = [
  "international_freight",
  "local_freight",
  "warehouse",
  "other",
] as const;
export type BilledKind = (typeof billedKinds)[number];

export const isBilledKind = (kind: string): kind is BilledKind =>
  billedKinds.some((billed) => billed === kind);

interface WithItemId {
  readonly wholesale_item_d_o: { readonly id: string | number };
}

export const isChargeLine = (line: WithItemId): boolean =>
  Number(line.wholesale_item_d_o.id) === chargeLineItemId;

/** The lines that are goods: what is shown, counted and can be refunded. [ORD-82] [ORD-84] */
export const goodsLines = <Line extends WithItemId>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => !isChargeLine(line));

/** An order of more than three items collapses; fees do not count. [ORD-06] [ORD-84] [CONST-59] */
export const isLongOrder = (lines: readonly WithItemId[], limits: Limits): boolean =>
  goodsLines(lines).length > limits.long_order_items;

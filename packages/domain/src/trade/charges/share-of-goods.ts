import { percentage, type BasisPoints } from "../../kernel/money.ts";
import type { SumKey } from "../../kernel/sum-entry.ts";
import type { ChargeKind } from "../../kernel/charge-kinds.ts";
import { inYuan, type Charge } from "./charge.ts";
import { goodsOf, numbersOf, type ChargeRule, type OrderToCharge } from "./charge-rule.ts";

/** A share of the goods without freight; none where the share is none. */
export function chargeShare(
  kind: ChargeKind,
  order: OrderToCharge,
  share_bp: BasisPoints,
): readonly Charge[] {
  if (share_bp === 0) return [];
  const goods_cny = goodsOf(order);
  return [inYuan(kind, percentage(goods_cny, share_bp), { goods_cny, share_bp })];
}

/** The share as it was applied. */
export const explainShare =
  (key: SumKey): ChargeRule["explain"] =>
  (charges, rate) =>
    charges.map(({ cny, amount, reason }) => ({
      key,
      cny: cny ?? 0,
      amount,
      reason: { key: "share_of_goods", values: { ...numbersOf(reason), cny: cny ?? 0, rate } },
    }));

import { inYuan, type Conversion } from "@sampan/domain/kernel/money";
import {
  type CompensationForms,
  goodsPaidOf,
  leftForGoods,
  type ReckonedRefund,
  reckonCompensation,
  reckonRefund,
  type RefundAbovePaid,
  type RefundToReckon,
} from "@sampan/domain/trade/refunds/reckon-refund";
import type { RefundFault } from "@sampan/domain/trade/refunds/refund-reasons";
import type { Result } from "@sampan/domain/kernel/result";
import type { RefundRow } from "../../kernel/db/tables-refunds.ts";
import type { LineFacts } from "./gather-line.ts";

interface Wish {
  readonly pieces: number;
  readonly fault: RefundFault;
  readonly isBought: boolean;
  readonly returnFreight: number;
}

/** What pieces of a line come to now. Cents of the payment currency. */
export const reckonLine = (facts: LineFacts, { pieces, ...wish }: Wish): ReckonedRefund =>
  reckonRefund({ ...basis(facts, pieces), ...fallen(facts, pieces), ...wish });

/** Money for goods that stay. Refuses `refund_above_paid`. */
export const reckonStay = (
  facts: LineFacts,
  amount: number,
  forms: CompensationForms = "as_paid",
): Result<ReckonedRefund, RefundAbovePaid> => reckonCompensation(amount, basis(facts, 0), forms);

/** What was paid for a line's goods, and the most that can still go out for them. Cents of the payment currency. */
export const goodsOfLine = (
  facts: LineFacts,
): { readonly paid: number; readonly left: number } => ({
  paid: goodsPaidOf(basis(facts, 0)),
  left: leftForGoods(basis(facts, 0)),
});

const basis = (
  facts: LineFacts,
  pieces: number,
): Pick<RefundToReckon, "charges" | "line" | "leftOfLine" | "left" | "freight"> => ({
  charges: facts.charges,
  line: {
    key: String(facts.item.id),
    seller: String(facts.sell_order_id),
    num: facts.item.num,
    gone: facts.refund_num,
    pieces,
  },
  leftOfLine: facts.paid_for - facts.refund_value,
  left: facts.left,
  freight: facts.freight,
});

/** Which lines have fallen with these pieces: a seller's, the order's; and what became of its advance for freight. */
function fallen(
  facts: LineFacts,
  pieces: number,
): Pick<RefundToReckon, "isLastOfSeller" | "isLastOfOrder" | "advance"> {
  const { item, others, refund_num, sell_order_id } = facts;
  const isWhole = refund_num + pieces >= item.num;
  // Goods that were handed over have had their freight, whatever comes back of them.
  const isOver = item.order.completed_at !== null;
  const ofSeller = others.filter((other) => other.sell_order_id === sell_order_id);
  return {
    isLastOfSeller: isWhole && ofSeller.length === 0,
    isLastOfOrder: isWhole && !isOver && others.length === 0,
    advance: spentAdvance(facts, { isWhole, isOver }),
  };
}

/** Undefined while no bill was set against it. What none took is free once no goods are left that wait for theirs. */
function spentAdvance(
  { advance, others }: LineFacts,
  { isWhole, isOver }: { readonly isWhole: boolean; readonly isOver: boolean },
): RefundToReckon["advance"] {
  if (!advance?.is_billed) return undefined;
  const isBilled = others.every(({ id }) => !advance.unbilled.includes(id));
  const isFree = isWhole && !isOver && isBilled;
  return { unused: isFree ? Math.max(0, advance.left) : 0, taken: advance.taken };
}

/** The rate an order was paid at; what was paid before rates were kept counts as one to one. */
export const conversionOf = ({ item }: Pick<LineFacts, "item">): Conversion => ({
  rate_e6: item.order.pay_info.rate_e6 ?? 1_000_000,
  rounding: item.order.pay_info.rounding ?? "half_up",
});

/** The amounts of a record as it stands: what it comes to, why, and in yuan for limits. */
export const amountsOf = (facts: LineFacts, reckoned: ReckonedRefund) => ({
  amount: reckoned.total,
  return_freight: reckoned.returnFreight,
  cny: inYuan(reckoned.total, conversionOf(facts)),
  explanation: JSON.stringify(rowsOf(reckoned)),
});

export const rowsOf = ({ parts }: ReckonedRefund): RefundRow[] =>
  parts.map(({ kind, amount, of, pieces, num }) => ({ kind, amount, of, pieces, num }));

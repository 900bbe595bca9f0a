import type { FreightQuote } from "@sampan/domain/money/price-book/freight";
import { amountAt, type Charge } from "@sampan/domain/trade/charges/charge";
import { goodsAmount } from "@sampan/domain/trade/charges/goods";
import type { Cents, Conversion } from "@sampan/domain/kernel/money";
import { sum } from "@sampan/domain/kernel/money";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import {
  type JudgedMark,
  judgeMarks,
  type OrderToMark,
} from "@sampan/domain/trade/orders/marketing-mark";
import type { GivenMark } from "../../kernel/db/columns.ts";
import type { OpenMark } from "./mark-queries.ts";

export interface ReckonedOrder extends Pick<OrderToMark, "status" | "biz_attribute" | "pay_mode"> {
  readonly tier: MembershipTier;
  readonly placed_at: Date;
  readonly lines: readonly { readonly price: Cents; readonly num: number }[];
  readonly charges: readonly Charge[];
  /** Undefined where no transport is chosen or none takes the goods. */
  readonly freight: FreightQuote | undefined;
  readonly at: Conversion;
}

/** Every open mark beside what an order that was reckoned lacks for it. [PROMO-16] */
export const judgeOrderMarks = (
  marks: readonly OpenMark[],
  { lines, charges, freight, at, ...order }: ReckonedOrder,
): JudgedMark<OpenMark>[] =>
  judgeMarks(marks, {
    ...order,
    item_fee: goodsAmount(lines, at),
    hd2_fee: freight?.international ?? 0,
    order_fee: sum(charges.map((charge) => amountAt(charge, at))),
    goods_price: Math.max(
      0,
      ...lines.map(({ price }) => amountAt({ cny: price, amount: null }, at)),
    ),
  });

/** The marks that apply, as an order keeps them. */
export const givenMarks = (judged: readonly JudgedMark<OpenMark>[]): GivenMark[] =>
  judged
    .filter(({ lacks }) => lacks.length === 0)
    .map(({ mark: { tag, name } }) => ({ tag, name }));

import type { PayMode } from "../../goods/shippability/transports.ts";
import type { Cents } from "../../kernel/money.ts";
import type { MembershipTier } from "../../people/accounts/profile.ts";
import { bizAttributes, type BizAttribute, type OrderStatus } from "./order-state.ts";

/** A stretch of time, its end excluded. */
interface Stretch {
  readonly from: Date;
  readonly until: Date;
}

/**
 * What an order must be to be marked. An empty list and null ask nothing; amounts are cents of the order's payment
 * currency, whichever it is. [PROMO-14] [PROMO-15]
 */
export interface MarkConditions {
  readonly user_level: readonly MembershipTier[];
  readonly pay_method: readonly PayMode[];
  /** The least of goods, of international freight, and of the whole order to the door. */
  readonly min_item_fee: Cents | null;
  readonly min_hd2_fee: Cents | null;
  readonly min_order_fee: Cents | null;
  readonly detailMark: {
    /** One piece of something in it costs at least so much. */
    readonly detailGoodsPrice: Cents | null;
    /** It is placed in this stretch, which may be shorter than the mark's own window. */
    readonly detailTime: Stretch | null;
  };
}

/** A mark that marketing staff give orders of a window. [PROMO-13] */
export interface MarketingMark {
  readonly tag: string;
  readonly window: Stretch;
  readonly conditions: MarkConditions;
}

/** What an order is judged by; amounts are cents of its payment currency. */
export interface OrderToMark {
  readonly status: OrderStatus;
  readonly biz_attribute: BizAttribute;
  readonly tier: MembershipTier;
  /** Undefined where it is not chosen yet. */
  readonly pay_mode: PayMode | undefined;
  readonly item_fee: Cents;
  readonly hd2_fee: Cents;
  readonly order_fee: Cents;
  /** Of the dearest piece. */
  readonly goods_price: Cents;
  readonly placed_at: Date;
}

/** What an order lacks for a mark, in the order in which people are told. */
export const markLacks = [
  "user_level",
  "time",
  "goods_price",
  "pay_method",
  "min_item_fee",
  "min_hd2_fee",
  "min_order_fee",
] as const;
type MarkLack = (typeof markLacks)[number];

/** One of them; cents for what money is missing, else 0. */
interface Lack {
  readonly key: MarkLack;
  readonly missing: Cents;
}

export interface JudgedMark<Mark extends MarketingMark> {
  readonly mark: Mark;
  /** None where it applies. */
  readonly lacks: readonly Lack[];
}

/** Neither an order that waits for its payment, one that is closed, nor a payment on behalf. [ORD-44] [ORD-45] */
export const mayBeMarked = ({
  status,
  biz_attribute,
}: Pick<OrderToMark, "status" | "biz_attribute">): boolean =>
  status !== 9 && status !== 0 && biz_attribute !== bizAttributes.payment_on_behalf;

/**
 * Judges an order by every mark: a mark applies only when tier, payment method, the three minimum fees, the price of a
 * piece and the time all hold. No mark is judged for an order that may not be marked. [PROMO-16] [ORD-44] [ORD-45]
 */
export const judgeMarks = <Mark extends MarketingMark>(
  marks: readonly Mark[],
  order: OrderToMark,
): JudgedMark<Mark>[] =>
  mayBeMarked(order) ? marks.map((mark) => ({ mark, lacks: lacksOf(mark, order) })) : [];

function lacksOf({ window, conditions }: MarketingMark, order: OrderToMark): Lack[] {
  const { user_level, pay_method, detailMark } = conditions;
  const { detailGoodsPrice, detailTime } = detailMark;
  const isIn = (stretch: Stretch | null): boolean =>
    stretch === null || (order.placed_at >= stretch.from && order.placed_at < stretch.until);
  const isLevel = user_level.length === 0 || user_level.includes(order.tier);
  const isPaidSo =
    pay_method.length === 0 ||
    (order.pay_mode !== undefined && pay_method.includes(order.pay_mode));
  const missing = {
    user_level: isLevel ? null : 0,
    time: isIn(window) && isIn(detailTime) ? null : 0,
    goods_price: shortOf(detailGoodsPrice, order.goods_price),
    pay_method: isPaidSo ? null : 0,
    min_item_fee: shortOf(conditions.min_item_fee, order.item_fee),
    min_hd2_fee: shortOf(conditions.min_hd2_fee, order.hd2_fee),
    min_order_fee: shortOf(conditions.min_order_fee, order.order_fee),
  } satisfies Record<MarkLack, Cents | null>;
  return markLacks.flatMap((key) => {
    const cents = missing[key];
    return cents === null ? [] : [{ key, missing: cents }];
  });
}

const shortOf = (least: Cents | null, has: Cents): Cents | null =>
  least === null || has >= least ? null : least - has;

/** What nobody changes at settlement: who they are and when it is. */
const fixed: readonly MarkLack[] = ["user_level", "time"];

/** The mark an order is nearest to: the fewest lacks, then the least money; null where none is within reach. */
export function nextMark<Mark extends MarketingMark>(
  judged: readonly JudgedMark<Mark>[],
): JudgedMark<Mark> | null {
  const money = ({ lacks }: JudgedMark<Mark>) =>
    lacks.reduce((all, { missing }) => all + missing, 0);
  const reachable = judged.filter(
    ({ lacks }) => lacks.length > 0 && !lacks.some(({ key }) => fixed.includes(key)),
  );
  const [nearest] = reachable.toSorted(
    (a, b) => a.lacks.length - b.lacks.length || money(a) - money(b),
  );
  return nearest ?? null;
}

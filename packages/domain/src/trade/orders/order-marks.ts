import type { Cents } from "../../kernel/money.ts";

/** What an order was paid with beside money, as its extension names it. [ORD-75] */
export const orderMarks = ["coupon", "red_packet", "points"] as const;
export type OrderMark = (typeof orderMarks)[number];

/** Cents that something else paid; what was not used is absent or 0. */
interface Used {
  readonly coupon?: Cents | undefined;
  readonly bonus?: Cents | undefined;
  readonly points?: Cents | undefined;
}

/** The marks of an order, known once it was paid. [ORD-75] */
export function orderMarksOf({ coupon = 0, bonus = 0, points = 0 }: Used): OrderMark[] {
  const worth = { coupon, red_packet: bonus, points } satisfies Record<OrderMark, Cents>;
  return orderMarks.filter((mark) => worth[mark] > 0);
}

export const isOrderMark = (value: unknown): value is OrderMark =>
  orderMarks.some((mark) => mark === value);

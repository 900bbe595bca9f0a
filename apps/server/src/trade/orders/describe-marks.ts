import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import type { Mark } from "@sampan/contract/trade/orders/marks";
import { type JudgedMark, mayBeMarked, nextMark } from "@sampan/domain/trade/orders/marketing-mark";
import type { GivenMark } from "../../kernel/db/columns.ts";
import { givenMarks } from "./mark-order.ts";
import type { OpenMark } from "./mark-queries.ts";
import type { OrderRow } from "./order-part-queries.ts";

const describeMark = ({ tag, name }: GivenMark): Mark => ({ tag, i18n: name });

/** The marks that a checkout would be given, and what is missing to the next one. [PROMO-16] */
export function describeMarks(
  judged: readonly JudgedMark<OpenMark>[],
): Pick<CheckoutPreview, "marks" | "next_mark"> {
  const next = nextMark(judged);
  return {
    marks: givenMarks(judged).map(describeMark),
    next_mark: next && {
      ...describeMark(next.mark),
      lacks: next.lacks.map((lack) => ({ ...lack })),
      pay_modes: [...next.mark.conditions.pay_method],
    },
  };
}

/** The marks that an order has: none while it waits for its payment and once it is closed. [ORD-44] [ORD-45] */
export const marksOfOrder = (order: Pick<OrderRow, "status" | "biz_attribute" | "marks">): Mark[] =>
  mayBeMarked(order) ? order.marks.map(describeMark) : [];

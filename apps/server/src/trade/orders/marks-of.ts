import type { JudgedMark } from "@sampan/domain/trade/orders/marketing-mark";
import type { CheckoutFacts } from "./gather-checkout.ts";
import { judgeOrderMarks } from "./mark-order.ts";
import type { OpenMark } from "./mark-queries.ts";
import type { PricedOrder } from "./price-order.ts";

/** The open marks beside what a checkout lacks for each. [PROMO-16] */
export const marksOf = (
  { marks, tier, lines, at, input, caller }: CheckoutFacts,
  { charges, freight }: Pick<PricedOrder, "charges" | "freight">,
): JudgedMark<OpenMark>[] =>
  tier === undefined
    ? []
    : judgeOrderMarks(marks, {
        status: -1,
        biz_attribute: input.biz_attribute,
        tier,
        pay_mode: input.pay_mode,
        placed_at: caller.now,
        lines,
        charges,
        freight,
        at,
      });

import { payModes } from "@sampan/domain/goods/shippability/transports";
import { markLacks } from "@sampan/domain/trade/orders/marketing-mark";
import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { Cents } from "../../kernel/fields.ts";

/** A marketing mark: its tag, and what it is called. [PROMO-13] */
export const Mark = z.object({ tag: z.string(), i18n: I18n });
export type Mark = z.infer<typeof Mark>;

/** A mark that is within reach, with what is missing; cents where money is, else 0. [PROMO-16] */
const NextMark = z.extend(Mark, {
  lacks: z.array(z.object({ key: z.enum(markLacks), missing: Cents })),
  /** How it wants to be paid; empty where it does not ask. */
  pay_modes: z.array(z.enum(payModes)),
});

/** What a settlement says of its campaign and of the marks that the order would be given. */
export const markFields = {
  /**
   * Whose prices some of it has, what goods of such an order may come to and what these do, in cents of the payment
   * currency; null for any but an activity order. [CHK-24] [CONST-21]
   */
  campaign: z.nullable(z.object({ i18n: I18n, cap: Cents, amount: Cents })),
  marks: z.array(Mark),
  next_mark: z.nullable(NextMark),
};

/** The same of an order. */
export const markedFields = {
  /** Whose prices it has; null for any but an activity order. [CHK-24] */
  campaign: z.nullable(z.object({ id: z.string(), i18n: I18n })),
  /** None at status 9 and 0, and for a payment on behalf. [PROMO-16] [ORD-44] [ORD-45] */
  marks: z.array(Mark),
};

import { query } from "@sampan/client/query";
import type { InputOf } from "@sampan/contract/kernel/call";
import { simulatePay, type PaymentPreview } from "@sampan/contract/money/payments";
import type * as z from "zod/mini";

export type Preview = z.infer<typeof PaymentPreview>;
export type Payable = Preview["payables"][number];
export type PaymentInput = InputOf<typeof simulatePay>;

/** What these tids would cost, paid like this, at a rate that is held meanwhile. [PAY-08] */
export const paymentQuery = (payment: PaymentInput) =>
  query(simulatePay, payment, { asksLogin: true });

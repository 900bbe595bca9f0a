import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { type Cents, parseAmount } from "@sampan/domain/kernel/money";
import {
  type PaymentRequest,
  type PaymentRequestRefusal,
  readPaymentRequest,
} from "@sampan/domain/trade/orders/payment-request";
import type { Configuration } from "../../shell/configuration.ts";
import type { RequestDraft } from "./request-draft.ts";

export type RequestField = "text" | "link" | "amount" | "images" | "remark";

/** Beside which field a refusal stands; what has none here is told in a line of its own. */
export const fieldOfRefusal: Partial<Record<RefusalName, RequestField>> = {
  request_needed: "text",
  request_link_invalid: "link",
  request_amount_needed: "amount",
  request_too_dear: "amount",
  remark_too_long: "remark",
  file_unknown: "images",
};

/** CNY cents; undefined for what is no amount. */
export function readYuan(text: string): Cents | undefined {
  const amount = parseAmount(text);
  return amount.ok ? amount.value : undefined;
}

type Problem =
  | PaymentRequestRefusal
  | { readonly code: "remark_too_long"; readonly values: { readonly n: number } };

/** What was typed, ready to be sent, or everything that is wrong with it. [API-80] [CHK-14] */
export function checkRequest(
  { text, link, amount, remark }: RequestDraft,
  limits: Pick<Configuration["limits"], "on_behalf_max" | "remark">,
): { readonly request: PaymentRequest | undefined; readonly problems: readonly Problem[] } {
  const read = readPaymentRequest(
    { text, link, amount: readYuan(amount) },
    { on_behalf_max_cents: limits.on_behalf_max },
  );
  const isTooLong = remark.trim().length > limits.remark;
  const problems: readonly Problem[] = [
    ...(read.ok ? [] : [read.error]),
    ...(isTooLong ? [{ code: "remark_too_long", values: { n: limits.remark } } as const] : []),
  ];
  return { request: read.ok && !isTooLong ? read.value : undefined, problems };
}

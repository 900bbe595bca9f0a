import type { Cents } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

/** What somebody asks us to pay for them, as typed. Cents of CNY; undefined while nothing that is an amount stands there. */
export interface TypedPaymentRequest {
  readonly text: string;
  readonly link: string;
  readonly amount: Cents | undefined;
}

/** The same, fit to be looked at by a reviewer. */
export interface PaymentRequest {
  readonly text: string;
  /** Empty, or a whole address of the web. */
  readonly link: string;
  readonly amount: Cents;
}

export type PaymentRequestRefusal =
  | { readonly code: "request_needed" | "request_link_invalid" | "request_amount_needed" }
  | { readonly code: "request_too_dear"; readonly values: { readonly units: number } };

/** Characters of words that say what to pay. */
export const requestText_max = 500;

/** Photos that may go with one request. */
export const requestPictures_max = 3;

/**
 * Reads a request to pay something on somebody's behalf: words or a link say what, and an amount of yuan says how
 * much. What it says is judged by people. Refuses `request_needed`, `request_link_invalid`, `request_amount_needed`
 * and `request_too_dear`. [ORD-10] [API-80]
 */
export function readPaymentRequest(
  { text, link, amount }: TypedPaymentRequest,
  { on_behalf_max_cents }: Pick<Limits, "on_behalf_max_cents">,
): Result<PaymentRequest, PaymentRequestRefusal> {
  const words = text.trim();
  const address = link.trim();
  if (words === "" && address === "") return refuse({ code: "request_needed" });
  const page = address === "" ? "" : webAddress(address);
  if (page === undefined) return refuse({ code: "request_link_invalid" });
  if (amount === undefined || amount <= 0) return refuse({ code: "request_amount_needed" });
  if (amount > on_behalf_max_cents)
    return refuse({ code: "request_too_dear", values: { units: on_behalf_max_cents / 100 } });
  return ok({ text: words, link: page, amount });
}

/** People at a desk open it: only what a browser shows as a page, without a name and password hidden in it. */
function webAddress(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPage = url?.protocol === "https:" || url?.protocol === "http:";
  return url && isPage && url.username === "" && url.password === "" ? url.href : undefined;
}

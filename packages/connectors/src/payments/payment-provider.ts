import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Result } from "@sampan/domain/kernel/result";
import type { TopupFailure } from "@sampan/domain/money/topups/topup-failure";
import type { SourceFailure } from "../outbound/source-failure.ts";

export type { PaymentCurrency };

/** What a customer is about to pay. `amount` is in cents of `currency`. */
export interface PaymentOrder {
  /** Our reference, letters and digits only, at most 20; never used twice. */
  readonly order: string;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  readonly description: string;
  /** Where the provider sends the person back to, by GET. */
  readonly return_url: string;
  /** Where the provider posts its signed notifications. */
  readonly notify_url: string;
}

/** Where to send the person: a plain address, or a form the page posts by itself. */
export type PaymentRedirect =
  | { readonly method: "GET"; readonly url: string }
  | {
      readonly method: "POST";
      readonly url: string;
      readonly fields: Readonly<Record<string, string>>;
    };

export interface StartedPayment {
  readonly redirect: PaymentRedirect;
  /** The name of this payment at the provider, as its notifications and queries use it. */
  readonly provider_order: string;
  /** A QR picture the person may scan instead of following the redirect. */
  readonly qr_image?: string;
}

/** Why a payment failed: the reason where we know the provider's code, and what it said in its own words. */
export interface PaymentFailure {
  readonly reason: TopupFailure | null;
  /** One plain line; may be empty beside a reason. */
  readonly words: string;
}

/** What the provider says about a payment. `amount` is in cents. */
export interface PaymentState {
  readonly provider_order: string;
  /** Our reference, when the provider repeats it. */
  readonly order?: string;
  readonly state: "waiting" | "paid" | "failed";
  readonly amount: number;
  readonly currency: PaymentCurrency;
  /** The provider's transaction id: unique per movement of money. */
  readonly payment_ref?: string;
  /** Of one that failed, where the provider tells. */
  readonly failure?: PaymentFailure;
}

/** One signed message of the provider. Credit only when `paid`, once per `event_id`, after a query. */
export interface PaymentNotification {
  readonly event_id: string;
  readonly provider_order: string;
  readonly order?: string;
  readonly payment_ref?: string;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  readonly paid: boolean;
  /** Of one that failed, where the provider tells. */
  readonly failure?: PaymentFailure;
}

/**
 * Why a notification changes nothing. `irrelevant` is genuine but about something else: acknowledge
 * it; the others may be forged: answer with an error.
 */
export type NotificationRefusal =
  | { readonly code: "bad_signature" }
  | { readonly code: "stale" }
  | { readonly code: "irrelevant" }
  | { readonly code: "malformed"; readonly cause?: unknown };

/** Header names in lower case, as Node gives them. */
export type NotificationHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The literal answer that tells the provider to stop repeating a notification. */
export interface Acknowledgement {
  readonly status: number;
  readonly content_type: string;
  readonly body: string;
}

export interface PaymentProvider {
  readonly kind: "ecpay" | "omise";
  readonly currency: PaymentCurrency;
  startPayment(payment: PaymentOrder): Promise<Result<StartedPayment, SourceFailure>>;
  queryPayment(provider_order: string): Promise<Result<PaymentState, SourceFailure>>;
  readNotification(
    rawBody: string,
    headers: NotificationHeaders,
    now: Date,
  ): Result<PaymentNotification, NotificationRefusal>;
  readonly acknowledgement: Acknowledgement;
}

import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  nextTopupState,
  type TopupEvent,
  type TopupState,
} from "@sampan/domain/money/topups/topup-state";
import type { PaymentFailure, PaymentState } from "@sampan/connectors/payments/payment-provider";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { creditTopup } from "./credit-topup.ts";
import { closePayPage } from "./online-topup-queries.ts";
import {
  isPaymentKnown,
  lockTopup,
  type StoredTopup,
  type TopupChange,
  updateTopup,
} from "./topup-queries.ts";

export type AskingNeeds = Pick<Needs, "database" | "providers" | "jobs" | "clock" | "log">;

/** `unavailable`: the provider gave no answer. `mismatch`: it speaks of another payment than ours. */
export interface StateUnknown {
  readonly code: "unavailable" | "mismatch";
}

/**
 * Asks the provider what became of an online top-up and closes ours accordingly. Only the provider's own
 * answer, over our connection, for our amount in our currency, credits anything, and only once, however
 * many notifications, queries and jobs ask at the same time. One that the provider does not know, or that is not
 * paid, ends at its deadline. [WAL-36] [API-102]
 */
export async function askTopupState(
  needs: AskingNeeds,
  topup: StoredTopup,
): Promise<Result<TopupState, StateUnknown>> {
  const provider = needs.providers.get(topup.channel);
  if (!provider) return refuse({ code: "unavailable" });
  // The process that opened it died before the provider heard of it.
  if (topup.provider_order === null) return leaveUnpaid(needs, topup, { isOpened: false });
  const payment = await provider.queryPayment(topup.provider_order);
  if (!payment.ok && payment.error.code === "not_found")
    return leaveUnpaid(needs, topup, { isOpened: false });
  if (!payment.ok) {
    needs.log.warn({ topup: topup.number, failure: payment.error.code }, "provider did not answer");
    return refuse({ code: "unavailable" });
  }
  if (!isOurs(payment.value, topup)) {
    needs.log.error({ topup: topup.number }, "provider answers another payment than the one asked");
    return refuse({ code: "mismatch" });
  }
  if (payment.value.state === "waiting") return leaveUnpaid(needs, topup, { isOpened: true });
  return payment.value.state === "paid"
    ? confirm(needs, topup, payment.value.payment_ref ?? null)
    : endTopup(needs, topup, { event: "fail", failure: payment.value.failure });
}

const isOurs = (payment: PaymentState, topup: StoredTopup): boolean =>
  payment.provider_order === topup.provider_order &&
  (payment.order ?? topup.number) === topup.number &&
  payment.amount === topup.amount + topup.fee &&
  payment.currency === topup.currency;

/** What nobody has paid waits for its deadline; a form that opens a payment opens it once. */
async function leaveUnpaid(
  needs: AskingNeeds,
  topup: StoredTopup,
  { isOpened }: { readonly isOpened: boolean },
): Promise<Result<TopupState, StateUnknown>> {
  const { id, state, expires_at, pay_page } = topup;
  const isOver = expires_at !== null && expires_at <= needs.clock();
  if (isOver && nextTopupState(state, "expire").ok)
    return endTopup(needs, topup, { event: "expire" });
  if (isOpened && pay_page?.method === "POST") await closePayPage(needs.database.db, id);
  return ok(state);
}

function confirm(
  needs: AskingNeeds,
  { number }: StoredTopup,
  payment_ref: string | null,
): Promise<Result<TopupState, StateUnknown>> {
  const now = needs.clock();
  return settle(needs.database.db, async (db) => {
    const topup = await lockTopup(db, number);
    if (!topup) return refuse({ code: "mismatch" });
    const next = nextTopupState(topup.state, "confirm");
    // Decided already: whoever came first has credited it.
    if (!next.ok) return ok(topup.state);
    const { id, channel } = topup;
    if (payment_ref !== null && (await isPaymentKnown(db, { id, channel, payment_ref }))) {
      needs.log.error({ topup: number }, "payment was credited to another top-up");
      return refuse({ code: "mismatch" });
    }
    await updateTopup(db, id, {
      state: next.value,
      payment_ref,
      decided_at: now,
      ...closed,
      ...unfailed,
    });
    await creditTopup(db, topup, { jobs: needs.jobs, now });
    return ok(next.value);
  });
}

/** Nobody asks any more about one whose outcome is known. */
const closed = { ask_at: null, told_at: null, pay_page: null } as const;

/** What was paid after all did not fail. */
const unfailed = { failure: null, reason: "" } as const;

interface End {
  readonly event: Extract<TopupEvent, "fail" | "expire" | "give_up">;
  /** What the provider says of it; without it what it said before stays. */
  readonly failure?: PaymentFailure | undefined;
}

/** Ends a top-up that will not be paid. One that was credited meanwhile stays as it is. */
export function endTopup(
  needs: AskingNeeds,
  { number }: StoredTopup,
  { event, failure }: End,
): Promise<Result<TopupState, StateUnknown>> {
  return settle(needs.database.db, async (db) => {
    const topup = await lockTopup(db, number);
    if (!topup) return refuse({ code: "mismatch" });
    const next = nextTopupState(topup.state, event);
    if (!next.ok) return ok(topup.state);
    const change: TopupChange = {
      state: next.value,
      decided_at: needs.clock(),
      ...(failure && { failure: failure.reason, reason: failure.words }),
      // Money may still come for one that expired, so the provider is asked about it now and then.
      ...(next.value === "expired" ? { pay_page: null } : closed),
    };
    await updateTopup(db, topup.id, change);
    return ok(next.value);
  });
}

import type { WirePurchaseState } from "./wire-order-state.ts";

const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;
const day_ms = 24 * hour_ms;

/** Longer than any call is out: what is still called sent by then was lost with its process. */
const longestCall_ms = minute_ms;

/** A number that is not found for so long is taken for missing; marketplaces answer within seconds or never. */
const patience_ms = 15 * minute_ms;

/** What is missing is looked for so long, should it come to stand after all. */
const lookFor_ms = 3 * day_ms;

interface Looked {
  readonly sent_at: Date;
  readonly now: Date;
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** From when on an order that went out and was not heard of is looked up. */
export const firstLookAt = (sent_at: Date): Date => after(sent_at, longestCall_ms);

/** Whether an order that was looked up and not found is missing by now. */
export const isMissingBy = ({ sent_at, now }: Looked): boolean =>
  now.getTime() - sent_at.getTime() >= patience_ms;

/** When to look again for what was not found; nothing once nobody expects it any more. */
export function nextLookAt({ sent_at, now }: Looked): Date | null {
  const age_ms = now.getTime() - sent_at.getTime();
  if (age_ms >= lookFor_ms) return null;
  return after(now, age_ms < patience_ms ? minute_ms : hour_ms);
}

/** Waits between two questions about an order that stands, of which no message told us anything. */
const waits_ms: Readonly<Record<WirePurchaseState, number | null>> = {
  unpaid: 10 * minute_ms,
  paid: hour_ms,
  // Its numbers are known; a further one would come with a message.
  sent: 6 * hour_ms,
  received: null,
  closed: null,
};

/** When to ask about an order that stands, having asked now; nothing for one that is at its end. */
export function nextQuestionAt(state: WirePurchaseState, now: Date): Date | null {
  const wait_ms = waits_ms[state];
  return wait_ms === null ? null : after(now, wait_ms);
}

/** When to try again where the marketplace gave no answer. */
export const retryQuestionAt = (now: Date): Date => after(now, minute_ms);

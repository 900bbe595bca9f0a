/**
 * How often a provider is asked about a top-up that nobody told us about. The young are asked often, since people
 * pay within minutes or not at all; the older one is, the rarer. Nothing here needs a count of the questions: the
 * wait grows with the age, so an abandoned top-up costs some fifty of them and then none.
 */

const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;

/** The shortest and the longest wait between two questions about one top-up. */
const wait_ms = { min: minute_ms, max: 6 * hour_ms } as const;

/** The wait is this share of the age. */
const shareOfAge = 4;

/**
 * Until this age a payment may still arrive that no notification told us of: a code for a bank's machine is good
 * for three days at ECPay and one for a shop for seven, and shops hand their takings in later.
 */
const lateMoney_ms = 10 * 24 * hour_ms;

/** A customer who looks again and again asks the provider at most this often. */
export const customerAsksEvery_ms = 2_000;

interface Asked {
  readonly created_at: Date;
  readonly now: Date;
}

/** When to ask about it next, having asked now; nothing once no money can be on its way. [WAL-36] */
export function nextAskAt({ created_at, now }: Asked): Date | null {
  const age_ms = Math.max(0, now.getTime() - created_at.getTime());
  if (age_ms >= lateMoney_ms) return null;
  const wait = Math.min(wait_ms.max, Math.max(wait_ms.min, age_ms / shareOfAge));
  return new Date(now.getTime() + wait);
}

/** When to try again where the provider gave no answer: that says nothing about the top-up. */
export const retryAskAt = (now: Date): Date => new Date(now.getTime() + wait_ms.min);

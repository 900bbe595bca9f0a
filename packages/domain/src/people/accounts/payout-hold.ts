import type { Limits } from "../../kernel/settings/limits.ts";

/**
 * Until when no money is paid out of an account, because its password, mobile or e-mail changed a short while
 * ago: whoever took it over must not be faster than its owner reads the notice. Undefined when payouts go
 * their usual way.
 */
export function payoutsHeldUntil(
  { credentials_changed_at }: { readonly credentials_changed_at: Date | null },
  { payout_hold_hours }: Pick<Limits, "payout_hold_hours">,
  now: Date,
): Date | undefined {
  if (!credentials_changed_at) return undefined;
  const end = new Date(credentials_changed_at.getTime() + payout_hold_hours * 3_600_000);
  return end > now ? end : undefined;
}

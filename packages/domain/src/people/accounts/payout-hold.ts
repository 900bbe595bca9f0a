import type { Limits } from "../../kernel/settings/limits.ts";

/**
 * Until when no money is paid out of an account, because its password, mobile, e-mail or a bank card changed a short
 * while ago, whichever was last: whoever took it over must not be faster than its owner reads the notice. Undefined when
 * payouts go their usual way.
 */
export function payoutsHeldUntil(
  changed: readonly (Date | null)[],
  { payout_hold_hours }: Pick<Limits, "payout_hold_hours">,
  now: Date,
): Date | undefined {
  const last = Math.max(0, ...changed.map((at) => at?.getTime() ?? 0));
  const end = new Date(last + payout_hold_hours * 3_600_000);
  return end > now ? end : undefined;
}

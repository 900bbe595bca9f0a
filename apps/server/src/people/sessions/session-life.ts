import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { SessionLife } from "../../kernel/http/callers.ts";

const day_ms = 86_400_000;

/** A session is written at most this often, however many calls renew it. */
export const renewal_pause_ms = 60_000;

/** When a session that starts now lapses unused, and when it ends whatever happens. [SES-04] [CONST-50] */
export function newSessionLife(now: Date, limits: Limits): SessionLife {
  const ends_at = new Date(now.getTime() + limits.session_life_days * day_ms);
  return { expires_at: renewedExpiry(now, ends_at, limits), ends_at };
}

/** Seven days from this call on, but never past the end. [SES-04] [CONST-50] */
export function renewedExpiry(now: Date, ends_at: Date, limits: Limits): Date {
  const renewed = now.getTime() + limits.session_renewal_days * day_ms;
  return new Date(Math.min(renewed, ends_at.getTime()));
}

/** Seconds from now on, for a cookie's Max-Age. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(0, Math.floor((moment.getTime() - now.getTime()) / 1000));

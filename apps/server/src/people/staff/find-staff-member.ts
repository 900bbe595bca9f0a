import type { Language } from "@sampan/domain/kernel/language";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { rightsOf } from "@sampan/domain/kernel/rights";
import type { SessionCookies, StaffMember } from "../../kernel/http/callers.ts";
import type { SessionNeeds } from "../sessions/find-customer.ts";
import { renewal_pause_ms, secondsUntil } from "../sessions/session-life.ts";
import { hashSessionSecret } from "../sessions/session-secret.ts";
import { findLiveStaffSession, renewStaffSession } from "./staff-session-queries.ts";

export interface FoundStaffMember {
  readonly staff: StaffMember;
  readonly language: Language;
}

/** The staff member whose session the browser carries, and the session renewed. [BO-01] */
export async function findStaffMember(
  { database, limits, ask }: SessionNeeds,
  cookies: SessionCookies,
  now: Date,
): Promise<FoundStaffMember | undefined> {
  const secret = cookies.read("staff");
  if (secret === undefined) return undefined;
  const session = await findLiveStaffSession(ask, hashSessionSecret(secret), now);
  if (!session) {
    cookies.take("staff");
    return undefined;
  }
  const expires_at = staffExpiry(now, session.ends_at, limits);
  const seenBefore = new Date(now.getTime() - renewal_pause_ms);
  if (session.seen_at <= seenBefore)
    await renewStaffSession(database.db, session.id, { now, seenBefore, expires_at });
  cookies.give("staff", secret, secondsUntil(expires_at, now));
  return {
    staff: {
      id: session.staff_id,
      name: session.name,
      rights: new Set(session.roles.flatMap((role) => rightsOf(role))),
      sessionId: session.id,
    },
    language: session.language,
  };
}

/** A desk that nobody sits at locks itself, and every working day begins with a log-in. */
export const staffExpiry = (now: Date, ends_at: Date, limits: Limits): Date =>
  new Date(Math.min(now.getTime() + limits.staff_idle_minutes * 60_000, ends_at.getTime()));

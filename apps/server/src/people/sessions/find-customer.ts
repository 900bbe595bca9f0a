import type { Customer, SessionCookies } from "../../kernel/http/callers.ts";
import type { Language } from "@sampan/domain/kernel/language";
import type { AskRows } from "../../kernel/db/ask-in-packets.ts";
import type { Needs } from "../../kernel/needs.ts";
import { renewal_pause_ms, renewedExpiry, secondsUntil } from "./session-life.ts";
import { findLiveSession, renewSession, type LiveSession } from "./session-queries.ts";
import { hashSessionSecret } from "./session-secret.ts";

export interface FoundCustomer {
  readonly customer: Customer;
  /** What the account chose; null until it did. */
  readonly language: Language | null;
  /** The groups of theirs that have prices of their own, the strongest first. */
  readonly groups: readonly number[];
}

export interface SessionNeeds extends Pick<Needs, "database" | "limits"> {
  /** Looks the session up. */
  readonly ask: AskRows;
  /** Which groups with prices somebody is in; absent where nothing is priced. */
  readonly groupsOf?: (
    whose: Pick<LiveSession, "account_id">,
    now: Date,
  ) => Promise<FoundCustomer["groups"]>;
}

/**
 * The customer whose session the browser carries, and the session renewed: the cookie on every call, the
 * row at most once a minute. A dead session's cookie is taken away. [SES-04]
 */
export async function findCustomer(
  { database, limits, ask, groupsOf }: SessionNeeds,
  cookies: SessionCookies,
  now: Date,
): Promise<FoundCustomer | undefined> {
  const secret = cookies.read("customer");
  if (secret === undefined) return undefined;
  const session = await findLiveSession(ask, hashSessionSecret(secret), now);
  if (!session) {
    cookies.take("customer");
    return undefined;
  }
  const renewed = renewedExpiry(now, session.ends_at, limits);
  const seenBefore = new Date(now.getTime() - renewal_pause_ms);
  const isDue = session.seen_at <= seenBefore;
  if (isDue) await renewSession(database.db, session.id, { now, seenBefore, expires_at: renewed });
  cookies.give("customer", secret, secondsUntil(renewed, now));
  const expires_at = isDue ? renewed : session.expires_at;
  return {
    customer: customerOf({ ...session, expires_at }),
    language: session.language,
    groups: (await groupsOf?.(session, now)) ?? [],
  };
}

const customerOf = (session: LiveSession): Customer => ({
  id: session.account_id,
  uid: session.uid,
  region: session.region,
  currency: session.currency,
  tier: session.tier,
  sessionId: session.id,
  token: session.token,
  sessionLife: { expires_at: session.expires_at, ends_at: session.ends_at },
});

import type { SessionData } from "@sampan/contract/people/sessions/sessions";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import { describeUser } from "./describe-user.ts";
import { findSessionRow } from "./user-queries.ts";

export interface SessionOf {
  readonly accountId: number;
  readonly token: string;
  readonly expires_at: Date;
  readonly ends_at: Date;
}

/** What the client keeps of a live session. [ACC-31] */
export async function findSessionData(db: Db, session: SessionOf, now: Date): Promise<SessionData> {
  const row = await findSessionRow(db, { accountId: session.accountId, now });
  return {
    account: row.mobile ?? row.email ?? "",
    uid: row.uid,
    token: session.token,
    user_d_o: describeUser(row),
    shop_d_o: { region: row.region, currency: row.currency },
    session: {
      expires_at: formatWireTime(session.expires_at, row.region),
      ends_at: formatWireTime(session.ends_at, row.region),
    },
    user_level: row.tier,
    region: row.region,
    currency: row.currency,
    language: row.language,
    unread_notices: row.unread_notices,
    hidden_features: row.hidden_features,
    business_categories: row.business_categories,
    was_asked_business: row.was_asked_business,
    favoured_groups: row.favoured_groups,
  };
}

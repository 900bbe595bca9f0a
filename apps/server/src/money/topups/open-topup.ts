import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countOpenTopups, insertOnlineTopup, type OnlineTopup } from "./online-topup-queries.ts";
import type { StoredTopup } from "./topup-queries.ts";

type Refused = Refusal<"topups_open" | "login_needed">;

/**
 * Writes down a new online top-up with its deadline, in a transaction of its own. Refuses `topups_open` when the
 * person has as many that wait to be paid as they may, however many requests come at once, and `login_needed` when
 * the account was closed or disabled meanwhile.
 */
export function openTopup(
  { database, limits }: Pick<Needs, "database" | "limits">,
  topup: Omit<OnlineTopup, "expires_at">,
): Promise<Result<StoredTopup, Refused>> {
  const { accountId, now } = topup;
  const expires_at = new Date(now.getTime() + limits.topup_expiry_minutes * 60_000);
  return settle<StoredTopup, Refused>(database.db, async (db) => {
    const held = await holdLiveAccount(db, accountId, "one by one");
    if (!held.ok) return held;
    const open = await countOpenTopups(db, { accountId, now });
    if (open >= limits.open_topups) return refuse({ code: "topups_open", values: { n: open } });
    return ok(await insertOnlineTopup(db, { ...topup, expires_at }));
  });
}

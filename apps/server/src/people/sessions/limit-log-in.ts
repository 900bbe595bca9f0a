import { createHash } from "node:crypto";
import { networkOf } from "@sampan/domain/kernel/http/network-address";
import { possibleMobiles } from "@sampan/domain/people/accounts/phone";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { takeFromLimit } from "../../kernel/rate-limits/count-against-limit.ts";
import { findKnownDevice } from "./remember-device.ts";
import { type Paused, takeAttempt } from "../../kernel/rate-limits/take-attempt.ts";
import { bothAttempts, type Attempt } from "../../kernel/rate-limits/wait-for-room.ts";

export interface LogInAttempt {
  readonly caller: Visitor;
  readonly limits: Limits;
  /** The account that was found; undefined when there is none by that name. */
  readonly accountId: number | undefined;
  /** What was typed. */
  readonly account: string;
}

/**
 * Takes an attempt to log in, before the password is looked at, so that guesses of the same moment share the
 * attempts there are. Two buckets that know nothing of each other: the account's, with waits that grow, and the
 * network address's. A device the account knows has a bucket of its own instead of both: whoever attacks the
 * account from elsewhere does not keep its owner out. Refuses `account_paused` and `call_limit`, and
 * `server_busy` to who waited in vain for others' tries. [NFR-08]
 */
export async function limitLogIn(
  db: Db,
  { caller, limits, accountId, account }: LogInAttempt,
): Promise<Result<Attempt, Refusal<"account_paused" | "call_limit" | "server_busy">>> {
  const { now } = caller;
  const deviceId =
    accountId === undefined ? undefined : await findKnownDevice(db, { accountId, caller });
  if (deviceId !== undefined) {
    const own = await takeAttempt(db, { bucket: `log_in:device:${deviceId}`, limits }, now);
    return own.ok ? own : refusalOf(own.error);
  }
  const bucket = `log_in:address:${networkOf(caller.address)}`;
  const most = limits.log_in_tries_per_address;
  const ofNetwork = await takeFromLimit(
    db,
    { bucket, most, window_ms: limits.lock_minutes * 60_000 },
    now,
  );
  if (!ofNetwork.ok)
    return refuse({ code: ofNetwork.error.code === "used_up" ? "call_limit" : "server_busy" });
  const name = `log_in:${nameOf(accountId, account)}`;
  const ofAccount = await takeAttempt(db, { bucket: name, limits }, now);
  if (ofAccount.ok) return ok(bothAttempts(ofNetwork.value, ofAccount.value));
  await ofNetwork.value.end(ofAccount.error.code === "paused" ? "wrong" : "unseen");
  return refusalOf(ofAccount.error);
}

const refusalOf = (
  error: Paused | BulkheadFull,
): Result<never, Refusal<"account_paused" | "server_busy">> =>
  refuse(error.code === "paused" ? { ...error, code: "account_paused" } : error);

/**
 * One account is one name, however it was typed. One that nobody has is slowed down like any other, so that
 * the waits tell nothing; only a hash of it is kept.
 */
function nameOf(accountId: number | undefined, typed: string): string {
  if (accountId !== undefined) return `account:${accountId}`;
  const mobiles = possibleMobiles(typed).map(({ mobile }) => mobile);
  const name = mobiles.length > 0 ? mobiles.join(" ") : typed.trim().toLowerCase();
  return `nobody:${createHash("sha256").update(name).digest("base64url")}`;
}

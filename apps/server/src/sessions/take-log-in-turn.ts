import { createHash } from "node:crypto";
import { networkOf } from "@sampan/domain/network-address";
import { possibleMobiles } from "@sampan/domain/phone";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Limits } from "@sampan/domain/limits";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { countTry, takeTryBack } from "./count-try.ts";
import { findKnownDevice } from "./remember-device.ts";
import { forgetTurns, takeTurn } from "./take-turn.ts";

export interface LogInTry {
  readonly caller: Visitor;
  readonly limits: Limits;
  /** The account that was found; undefined when there is none by that name. */
  readonly accountId: number | undefined;
  /** What was typed. */
  readonly account: string;
}

/** A try that was allowed. Whoever turns out to be right takes it back, so that only wrong ones count. */
export interface LogInTurn {
  readonly takeBack: () => Promise<void>;
}

/**
 * Takes a turn to log in, before the password is looked at, so that guesses of the same moment share the
 * turns there are. Two buckets that know nothing of each other: the account's, with waits that grow, and the
 * network address's. A device the account knows has a bucket of its own instead of both: whoever attacks the
 * account from elsewhere does not keep its owner out. Refuses `account_paused` and `call_limit`. [NFR-08]
 */
export async function takeLogInTurn(
  db: Db,
  { caller, limits, accountId, account }: LogInTry,
): Promise<Result<LogInTurn, Refusal<"account_paused" | "call_limit">>> {
  const { now } = caller;
  const deviceId =
    accountId === undefined ? undefined : await findKnownDevice(db, { accountId, caller });
  const ofAddress = {
    bucket: `log_in:address:${networkOf(caller.address)}`,
    most: limits.log_in_tries_per_address,
    window_ms: limits.lock_minutes * 60_000,
  };
  if (deviceId === undefined && !(await countTry(db, ofAddress, now)))
    return refuse({ code: "call_limit" });

  const bucket =
    deviceId === undefined ? `log_in:${nameOf(accountId, account)}` : `log_in:device:${deviceId}`;
  const turn = await takeTurn(db, { bucket, limits }, now);
  if (!turn.ok) return refuse({ code: "account_paused", values: { ...turn.error } });
  return ok({
    takeBack: async () => {
      await forgetTurns(db, bucket);
      if (deviceId === undefined) await takeTryBack(db, ofAddress, now);
    },
  });
}

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

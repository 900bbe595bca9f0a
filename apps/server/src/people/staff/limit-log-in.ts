import { createHash } from "node:crypto";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { networkOf } from "@sampan/domain/kernel/http/network-address";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { wrongLogInsOfNetwork } from "@sampan/domain/people/staff/staff-rules";
import type { Db } from "../../kernel/db/db.ts";
import type { BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { type Paused, takeAttempt } from "../../kernel/rate-limits/take-attempt.ts";
import { bothAttempts, type Attempt } from "../../kernel/rate-limits/wait-for-room.ts";

/** Who tries: the e-mail address that was typed, known or not, and where it came from. */
export interface Trier {
  readonly email: string;
  readonly address: string;
  readonly now: Date;
  /** A device they have logged in on before. */
  readonly deviceId: number | undefined;
}

/**
 * Takes an attempt to log in as staff before anything is even looked at, so that parallel guesses cannot share
 * one. The e-mail address and the network each have waits that grow and always end, and an address that nobody has
 * waits like any other. A device that they logged in on before has waits of its own instead of both: nobody keeps
 * a colleague out by guessing from elsewhere. Refuses `account_locked`, and `server_busy` to who waited in vain for others' tries. Call
 * it outside a transaction. [BO-01] [NFR-08]
 */
export async function limitLogIn(
  db: Db,
  trier: Trier,
  limits: Limits,
): Promise<Result<Attempt, Refusal<"account_locked" | "server_busy">>> {
  if (trier.deviceId !== undefined) {
    const bucket = `staff_log_in:device:${trier.deviceId}`;
    const own = await takeAttempt(db, { bucket, limits }, trier.now);
    return own.ok ? own : refusalOf(own.error);
  }
  const { network, email } = bucketsOf(trier);
  const ofNetworks = { ...limits, wrong_logins_until_lock: wrongLogInsOfNetwork };
  const ofNetwork = await takeAttempt(db, { bucket: network, limits: ofNetworks }, trier.now);
  if (!ofNetwork.ok) return refusalOf(ofNetwork.error);
  const ofEmail = await takeAttempt(db, { bucket: email, limits }, trier.now);
  if (ofEmail.ok) return ok(bothAttempts(ofNetwork.value, ofEmail.value));
  await ofNetwork.value.end(ofEmail.error.code === "paused" ? "wrong" : "unseen");
  return refusalOf(ofEmail.error);
}

const refusalOf = (
  error: Paused | BulkheadFull,
): Result<never, Refusal<"account_locked" | "server_busy">> =>
  refuse(error.code === "paused" ? { ...error, code: "account_locked" } : error);

/** Only a hash of what was typed is kept: people type passwords into the wrong field. */
const bucketsOf = ({ email, address }: Trier) => ({
  network: `staff_log_in:network:${networkOf(address)}`,
  email: `staff_log_in:email:${createHash("sha256").update(email).digest("base64url")}`,
});

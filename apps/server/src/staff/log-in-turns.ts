import { createHash } from "node:crypto";
import type { Limits } from "@sampan/domain/limits";
import { networkOf } from "@sampan/domain/network-address";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { wrongLogInsOfNetwork } from "@sampan/domain/staff-rules";
import type { Db } from "../db/db.ts";
import type { Refusal } from "../http/envelope.ts";
import { forgetTurns, takeTurn } from "../sessions/take-turn.ts";

/** Who tries: the e-mail address that was typed, known or not, and where it came from. */
export interface Trier {
  readonly email: string;
  readonly address: string;
  readonly now: Date;
}

/**
 * Takes a turn to log in as staff before anything is even looked at, so that parallel guesses cannot share
 * one. The e-mail address and the network each have waits that grow and always end: nobody shuts a colleague
 * out by guessing, and an address that nobody has waits like any other. Refuses `account_locked`. Call it
 * outside a transaction. [BO-01] [NFR-08]
 */
export async function takeLogInTurn(
  db: Db,
  trier: Trier,
  limits: Limits,
): Promise<Result<undefined, Refusal<"account_locked">>> {
  const { network, email } = bucketsOf(trier);
  const ofNetwork = { ...limits, wrong_logins_until_lock: wrongLogInsOfNetwork };
  for (const turn of [
    { bucket: network, limits: ofNetwork },
    { bucket: email, limits },
  ]) {
    const taken = await takeTurn(db, turn, trier.now);
    if (!taken.ok) return refuse({ code: "account_locked", values: { ...taken.error } });
  }
  return ok(undefined);
}

/** Whoever proved to be who they are starts anew. */
export async function forgetLogInTurns(db: Db, trier: Trier): Promise<void> {
  const { network, email } = bucketsOf(trier);
  await forgetTurns(db, network);
  await forgetTurns(db, email);
}

/** Only a hash of what was typed is kept: people type passwords into the wrong field. */
const bucketsOf = ({ email, address }: Trier) => ({
  network: `staff_log_in:network:${networkOf(address)}`,
  email: `staff_log_in:email:${createHash("sha256").update(email).digest("base64url")}`,
});

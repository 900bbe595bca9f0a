import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { logIn as logInCall } from "@sampan/contract/sessions";
import type { Limits } from "@sampan/domain/limits";
import { refuse, type Result } from "@sampan/domain/result";
import { findCredentials } from "../accounts/find-credentials.ts";
import { findSessionData } from "../accounts/find-session-data.ts";
import { verifyPassword } from "../accounts/verify-password.ts";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { countTry, forgetTries, takeTryBack, type TryLimit } from "./count-try.ts";
import { startSession } from "./start-session.ts";

type Call = typeof logInCall;
type LogInRefusal = Call["refusals"][number] | "call_limit" | "service_unavailable";

/**
 * Logs a customer in. Only wrong tries use up the two limits, the account's and the address's; guesses at
 * the same moment share them, because each is counted before its password is looked at. Refuses
 * `call_limit`, `account_not_found`, `region_needed`, `account_disabled` and `wrong_password`.
 * [API-21] [SES-09] [NFR-08] [ERR-37] [ERR-38]
 */
export async function logIn(
  db: Db,
  input: InputOf<Call>,
  caller: Visitor,
  needs: Needs,
): Promise<Result<OutputOf<Call>, Refusal<LogInRefusal>>> {
  const limits = tryLimits(input.account, caller.address, needs.limits);
  if (!(await countTry(db, limits.ofAddress, caller.now))) return refuse({ code: "call_limit" });
  if (!(await countTry(db, limits.ofAccount, caller.now))) return refuse({ code: "call_limit" });

  const credentials = await findCredentials(db, input);
  if (!credentials.ok) return credentials;
  const isRight = await verifyPassword(credentials.value.password_hash, input.password);
  if (!isRight.ok) return isRight;
  if (!isRight.value) return refuse({ code: "wrong_password" });
  // Told only to whoever knows the password.
  if (credentials.value.state !== "active") return refuse({ code: "account_disabled" });

  await forgetTries(db, limits.ofAccount);
  await takeTryBack(db, limits.ofAddress, caller.now);
  const session = await db
    .transaction()
    .execute((open) => startSession(open, { accountId: credentials.value.id, caller }, needs));
  return { ok: true, value: { data: await findSessionData(db, session) } };
}

/** Many people may stand behind one address, so it has more tries than an account. */
const addressFactor = 10;

function tryLimits(
  account: string,
  address: string,
  limits: Limits,
): { ofAccount: TryLimit; ofAddress: TryLimit } {
  const window_ms = limits.lock_minutes * 60_000;
  const most = limits.wrong_logins_until_lock;
  return {
    ofAccount: { bucket: `log_in:account:${account.trim().toLowerCase()}`, most, window_ms },
    ofAddress: { bucket: `log_in:address:${address}`, most: most * addressFactor, window_ms },
  };
}

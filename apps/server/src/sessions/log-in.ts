import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { logIn as logInCall } from "@sampan/contract/sessions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { findCredentials } from "../accounts/find-credentials.ts";
import { findSessionData } from "../accounts/find-session-data.ts";
import { improveHash } from "../accounts/improve-hash.ts";
import { nobodysPassword } from "../accounts/nobodys-password.ts";
import { keepIfWished } from "../accounts/keep-if-wished.ts";
import { verifyPassword } from "../accounts/verify-password.ts";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import type { LaneFull } from "../http/create-lane.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { startSession } from "./start-session.ts";
import { takeLogInTurn } from "./take-log-in-turn.ts";

type Call = typeof logInCall;
type LogInRefusal = Call["refusals"][number] | "call_limit" | LaneFull["code"];

/**
 * Logs a customer in. Wrong tries are slowed down by account and by network address, see takeLogInTurn.
 * Refuses `call_limit`, `account_paused`, `account_not_found`, `region_needed`, `wrong_password` and, to
 * whoever knows the password, `account_disabled` and `account_cancelled`. With uniform answers
 * `account_or_password_wrong` stands for those that tell whether there is an account.
 * [API-21] [SES-09] [NFR-08] [ERR-37] [ERR-38]
 */
export async function logIn(
  db: Db,
  input: InputOf<Call>,
  caller: Visitor,
  needs: Needs,
): Promise<Result<OutputOf<Call>, Refusal<LogInRefusal>>> {
  const { uniform_errors: isUniform } = caller.settings;
  const found = await findAccount(db, input, { isUniform, region: caller.region });
  const accountId = found.ok ? found.value.id : undefined;
  const { limits } = needs;
  const turn = await takeLogInTurn(db, { caller, limits, accountId, account: input.account });
  if (!turn.ok) return turn;

  const stored = found.ok ? found.value.password_hash : nobodysPassword;
  const isRight = await verifyPassword(stored, input.password);
  if (!isRight.ok) return isRight;
  if (!found.ok) return isUniform ? refuse({ code: "account_or_password_wrong" }) : found;
  if (!isRight.value)
    return refuse({ code: isUniform ? "account_or_password_wrong" : "wrong_password" });
  // Told only to whoever knows the password.
  const kept = await keepIfWished(db, found.value, { keep: input.keep, caller }, needs);
  if (!kept.ok) return kept;

  await turn.value.takeBack();
  await improveHash(db, found.value, input.password);
  const session = await db
    .transaction()
    .execute((open) => startSession(open, { accountId: found.value.id, caller }, needs));
  return ok({ data: await findSessionData(db, session) });
}

/** Where answers are uniform, nobody is asked for a region: that would tell of two accounts. */
async function findAccount(
  db: Db,
  { account, region }: Pick<InputOf<Call>, "account" | "region">,
  uniform: { readonly isUniform: boolean; readonly region: Visitor["region"] },
): ReturnType<typeof findCredentials> {
  const found = await findCredentials(db, { account, region });
  if (found.ok || found.error.code !== "region_needed" || !uniform.isUniform) return found;
  return findCredentials(db, { account, region: uniform.region });
}

import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { logIn as logInCall } from "@sampan/contract/people/sessions/log-in";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { findCredentials } from "./find-credentials.ts";
import { findSessionData } from "./find-session-data.ts";
import { holdCredentials, type ProvenAccount } from "./hold-credentials.ts";
import { improveHash } from "./improve-hash.ts";
import { nobodysPassword } from "./nobodys-password.ts";
import { keepIfWished } from "./keep-if-wished.ts";
import { verifyPassword } from "./verify-password.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { startSession, type StartedSession } from "../sessions/start-session.ts";
import { limitLogIn } from "../sessions/limit-log-in.ts";
import type { Outcome } from "../../kernel/rate-limits/wait-for-room.ts";

type Call = typeof logInCall;
type Refused = Refusal<Call["refusals"][number] | "call_limit" | BulkheadFull["code"]>;

/**
 * Logs a customer in. Wrong tries are slowed down by account and by network address, see limitLogIn.
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
): Promise<Result<OutputOf<Call>, Refused>> {
  const { uniform_errors: isUniform } = caller.settings;
  const found = await findAccount(db, input, { isUniform, region: caller.region });
  const accountId = found.ok ? found.value.id : undefined;
  const { limits } = needs;
  const turn = await limitLogIn(db, { caller, limits, accountId, account: input.account });
  if (!turn.ok) return turn;
  const proven = await prove(found, { password: input.password, isUniform });
  await turn.value.end(outcomeOf(proven));
  if (!proven.ok) return proven;
  const session = await enter(db, proven.value, { input, caller }, needs);
  if (!session.ok) return session;
  await improveHash(db, proven.value, input.password);
  return ok({ data: await findSessionData(db, session.value, caller.now) });
}

/** The account whose password was typed. */
async function prove(
  found: Awaited<ReturnType<typeof findCredentials>>,
  { password, isUniform }: { readonly password: string; readonly isUniform: boolean },
): Promise<Result<ProvenAccount, Refused>> {
  const isRight = await verifyPassword(
    found.ok ? found.value.password_hash : nobodysPassword,
    password,
  );
  if (!isRight.ok) return isRight;
  if (found.ok && isRight.value) return found;
  if (isUniform) return refuse({ code: "account_or_password_wrong" });
  return found.ok ? refuse({ code: "wrong_password" }) : found;
}

function outcomeOf(proven: Result<ProvenAccount, Refused>): Outcome {
  if (proven.ok) return "right";
  return proven.error.code === "server_busy" ? "unseen" : "wrong";
}

interface Entry {
  readonly input: InputOf<Call>;
  readonly caller: Visitor;
}

/** Starts the session of whoever knows the password that is stored now. */
async function enter(
  db: Db,
  { id, password_hash }: ProvenAccount,
  { input, caller }: Entry,
  needs: Needs,
): Promise<Result<StartedSession, Refused>> {
  const entered = await settle<StartedSession, Refused | { code: "password_replaced" }>(
    db,
    async (open) => {
      const held = await holdCredentials(open, { id, password_hash });
      if (!held.ok) return held;
      // Told only to whoever knows the password.
      const kept = await keepIfWished(open, held.value, { keep: input.keep, caller }, needs);
      return kept.ok ? ok(await startSession(open, { accountId: id, caller }, needs)) : kept;
    },
  );
  if (entered.ok) return entered;
  if (entered.error.code !== "password_replaced") return refuse(entered.error);
  // By another one, or by a better hash of the same: the one that is stored now decides.
  const { uniform_errors: isUniform } = caller.settings;
  const found = await findAccount(db, input, { isUniform, region: caller.region });
  const proven = await prove(found, { password: input.password, isUniform });
  return proven.ok ? enter(db, proven.value, { input, caller }, needs) : proven;
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

import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { finishLinkedLogIn as call } from "@sampan/contract/people/linked-log-ins";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  type LogInProvider,
  newcomerMinutes,
} from "@sampan/domain/people/linked-log-ins/linked-log-in";
import type { OutsideIdentity } from "@sampan/connectors/identity/identity-provider";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { enterProven } from "../accounts/enter-proven.ts";
import { findSessionData } from "../accounts/find-session-data.ts";
import { hashSessionSecret } from "../sessions/session-secret.ts";
import type { StartedSession } from "../sessions/start-session.ts";
import { linkLogIn } from "./link-log-in.ts";
import { findAccountOf, keepNewcomer, takeStart } from "./linked-log-in-queries.ts";
import { browserHashOf, linkingHashOf, secretsOf } from "./log-in-secrets.ts";
import { redirectUriOf } from "./redirect-uri.ts";

type Back = OutputOf<typeof call>;
type Refused = Refusal<(typeof call)["refusals"][number] | "login_needed">;
type Who = OutsideIdentity & { readonly provider: LogInProvider };

/**
 * Ends what this browser, or this session, began: whoever is proven is logged in where they are linked, linked where
 * that was begun, and known as a newcomer otherwise. Nobody is linked because an e-mail address is the same. Refuses
 * `log_in_state_unknown` to another browser, a second time and too late, and `log_in_not_proven` when the provider or
 * its signed word says no. [SES-09]
 */
export async function askWhoCameBack(
  db: Db,
  { code, state }: InputOf<typeof call>,
  caller: Visitor,
  needs: Needs,
): Promise<Result<Back, Refused>> {
  const browserHash = browserHashOf(caller.cookies);
  const linkingHash = caller.customer && linkingHashOf(caller.customer);
  const begunBy = [browserHash, linkingHash].filter((hash) => hash !== undefined);
  if (begunBy.length === 0) return refuse({ code: "log_in_state_unknown" });
  const state_hash = hashSessionSecret(state);
  const start = await takeStart(db, { state_hash, begunBy, now: caller.now });
  if (!start) return refuse({ code: "log_in_state_unknown" });
  const identity = await prove({ code, state, provider: start.provider }, needs);
  if (!identity.ok) return identity;
  const who: Who = { ...identity.value, provider: start.provider };
  const back = { provider: start.provider, redirect: start.redirect, newcomer: null };
  if (start.is_linking) {
    const { customer } = caller;
    if (!customer) return refuse({ code: "log_in_state_unknown" });
    const linked = await linkLogIn(db, { proven: who, customer, caller }, needs);
    return linked.ok
      ? ok({ data: { ...back, outcome: "linked" as const, session: null } })
      : linked;
  }
  const accountId = await findAccountOf(db, who);
  if (accountId === undefined) return meetNewcomer(db, who, { browserHash, caller, back });
  const stillOpens = async (open: Db) => (await findAccountOf(open, who)) === accountId;
  const entered = await settle<StartedSession, Refused>(db, (open) =>
    enterProven(open, { accountId, caller, stillOpens }, needs),
  );
  if (!entered.ok) return entered;
  const session = await findSessionData(db, entered.value, caller.now);
  return ok({ data: { ...back, outcome: "entered", session } });
}

async function prove(
  { code, state, provider: kind }: InputOf<typeof call> & { readonly provider: LogInProvider },
  { identityProviders, config, log }: Needs,
): Promise<Result<OutsideIdentity, Refused>> {
  const provider = identityProviders.get(kind);
  if (!provider) return refuse({ code: "log_in_provider_off" });
  const { nonce, verifier } = secretsOf(state, config.sealKey);
  const redirectUri = redirectUriOf(config);
  const identity = await provider.identityOf({ code, nonce, verifier, redirectUri });
  if (identity.ok) return identity;
  log.warn({ failure: identity.error }, "a log-in by an account elsewhere was not proven");
  const isNo = identity.error.code === "rejected";
  return refuse({ code: isNo ? "log_in_not_proven" : "log_in_provider_silent" });
}

interface Arrival {
  readonly browserHash: Buffer | undefined;
  readonly caller: Visitor;
  readonly back: Omit<Back["data"], "outcome" | "session" | "newcomer">;
}

async function meetNewcomer(
  db: Db,
  { provider, subject, name, email }: Who,
  { browserHash, caller, back }: Arrival,
): Promise<Result<Back, Refused>> {
  if (!browserHash) return refuse({ code: "log_in_state_unknown" });
  const expires_at = new Date(caller.now.getTime() + newcomerMinutes * 60_000);
  const kept = { provider, subject, name, browser_hash: browserHash, expires_at };
  const key = await db.transaction().execute((open) => keepNewcomer(open, kept));
  const newcomer = { key, name, email };
  return ok({ data: { ...back, outcome: "newcomer", session: null, newcomer } });
}

import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/people/linked-log-ins";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  type LogInProvider,
  newcomerMinutes,
  proofMinutes,
} from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { networkOf } from "@sampan/domain/kernel/http/network-address";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller, Request, Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countAgainstLimit } from "../../kernel/rate-limits/count-against-limit.ts";
import { hashSessionSecret, newSessionSecret } from "../sessions/session-secret.ts";
import { findLinked, insertStart } from "./linked-log-in-queries.ts";
import { linkingHashOf, secretsOf } from "./log-in-secrets.ts";
import { redirectUriOf } from "./redirect-uri.ts";

type Away = OutputOf<typeof calls.startLinkedLogIn>;
type Refused = { readonly code: "log_in_provider_off" | "log_in_provider_silent" };

/**
 * Where a browser proves whose it is to log in. What it brings back is good in this browser alone, once, for ten
 * minutes. Refuses `call_limit`, `log_in_provider_off` and `log_in_provider_silent`. [SES-09] [NFR-08]
 */
export async function askWhereToProve(
  db: Db,
  { provider, redirect }: InputOf<typeof calls.startLinkedLogIn>,
  caller: Visitor,
  needs: Needs,
): Promise<Result<Away, Refused | { readonly code: "call_limit" }>> {
  const { limits, chance } = needs;
  const bucket = `linked_log_in:${networkOf(caller.address)}`;
  const limit = {
    bucket,
    most: limits.log_in_tries_per_address,
    window_ms: limits.lock_minutes * 60_000,
  };
  if (!(await countAgainstLimit(db, limit, caller.now))) return refuse({ code: "call_limit" });
  const secret = caller.cookies.read("logIn") ?? newSessionSecret(chance);
  caller.cookies.give("logIn", secret, newcomerMinutes * 60);
  const begun_by = hashSessionSecret(secret);
  return leave(db, { provider, begun_by, redirect, is_linking: false }, caller, needs);
}

/**
 * The same to link an account elsewhere to one's own, for somebody who has just shown the password: this session alone
 * brings it back. Refuses `log_in_linked_already`, too.
 */
export async function askWhereToLink(
  db: Db,
  { provider }: Pick<InputOf<typeof calls.startLinking>, "provider">,
  caller: CustomerCaller,
  needs: Needs,
): Promise<Result<Away, Refused | { readonly code: "log_in_linked_already" }>> {
  const linked = await findLinked(db, caller.customer.id);
  if (linked.some((one) => one.provider === provider))
    return refuse({ code: "log_in_linked_already" });
  const begun_by = linkingHashOf(caller.customer);
  return leave(db, { provider, begun_by, redirect: "", is_linking: true }, caller, needs);
}

interface Leaving {
  readonly provider: LogInProvider;
  readonly begun_by: Buffer;
  readonly redirect: string;
  readonly is_linking: boolean;
}

async function leave(
  db: Db,
  leaving: Leaving,
  { now, language }: Request,
  { identityProviders, chance, config, log }: Needs,
): Promise<Result<Away, Refused>> {
  const provider = identityProviders.get(leaving.provider);
  if (!provider) return refuse({ code: "log_in_provider_off" });
  const state = newSessionSecret(chance);
  const { nonce, challenge } = secretsOf(state, config.sealKey);
  const redirectUri = redirectUriOf(config);
  const url = await provider.addressOf({ state, nonce, challenge, redirectUri, language });
  if (!url.ok) {
    log.warn({ failure: url.error }, "a provider of log-ins gave no address");
    return refuse({ code: "log_in_provider_silent" });
  }
  const expires_at = new Date(now.getTime() + proofMinutes * 60_000);
  await insertStart(db, { ...leaving, state_hash: hashSessionSecret(state), expires_at });
  return ok({ data: { url: url.value } });
}

import { setTimeout as pause } from "node:timers/promises";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";
import type { AccountTokens, TokenStore } from "./token-store.ts";

/** Hands out the access token and renews it when the marketplace no longer accepts it. */
export interface TokenKeeper {
  current(): Promise<string>;
  /** A usable token other than `rejected`. Callers that fail together renew together. */
  renew(rejected: string): Promise<Result<string, SourceFailure>>;
}

interface Keeping {
  readonly tokens: AccountTokens;
  readonly refresh: (tokens: AccountTokens) => Promise<Result<AccountTokens, SourceFailure>>;
  /** Without one a renewal is lost with the process, and the old refresh token may be worthless by then. */
  readonly store?: TokenStore | undefined;
}

/** How long the process that spent the refresh token first may take to keep what it got. */
const patience = { looks: 10, pause_ms: 100 };

/**
 * Keeps the newest tokens there are. Another process may have renewed them meanwhile, so the store is looked
 * at before a refresh token is spent, and again when it turns out to be spent already.
 */
export function createTokenKeeper({ tokens, refresh, store }: Keeping): TokenKeeper {
  let current = tokens;
  let loading: Promise<void> | undefined;
  let renewal: Promise<Result<string, SourceFailure>> | undefined;

  async function load(): Promise<void> {
    current = (await store?.read()) ?? current;
  }

  async function newerThan(rejected: string): Promise<string | undefined> {
    await load();
    return current.access_token === rejected ? undefined : current.access_token;
  }

  async function waitForOtherProcess(rejected: string): Promise<string | undefined> {
    if (!store) return undefined;
    for (let look = 0; look < patience.looks; look += 1) {
      await pause(patience.pause_ms);
      const newer = await newerThan(rejected);
      if (newer) return newer;
    }
    return undefined;
  }

  async function renewOnce(rejected: string): Promise<Result<string, SourceFailure>> {
    const known = await newerThan(rejected);
    if (known) return ok(known);
    const renewed = await spend(current);
    if (renewed.ok || !isRefused(renewed.error)) return renewed;
    const newer = await waitForOtherProcess(rejected);
    if (newer) return ok(newer);
    // What was kept is worthless; what the operator gave may not be.
    return current.refresh_token === tokens.refresh_token ? renewed : spend(tokens);
  }

  async function spend(spent: AccountTokens): Promise<Result<string, SourceFailure>> {
    const renewed = await refresh(spent);
    if (!renewed.ok) return renewed;
    current = renewed.value;
    await store?.keep(current);
    return ok(current.access_token);
  }

  return {
    async current() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      await loading;
      return current.access_token;
    },
    async renew(rejected) {
      if (current.access_token !== rejected) return ok(current.access_token);
      renewal ??= renewOnce(rejected).finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };
}

const isRefused = ({ code }: SourceFailure): boolean => code === "rejected" || code === "disabled";

/**
 * Asks with the current token, and once more with a renewed one when `isRejected` says that the
 * token was the reason. A token that stays rejected is `disabled`.
 */
export async function askWithToken<T>(
  keeper: TokenKeeper,
  isRejected: (failure: SourceFailure) => boolean,
  ask: (access_token: string) => Promise<Result<T, SourceFailure>>,
): Promise<Result<T, SourceFailure>> {
  const token = await keeper.current();
  const answer = await ask(token);
  if (answer.ok || !isRejected(answer.error)) return answer;
  const renewed = await keeper.renew(token);
  // A refused renewal stays refused until somebody logs in at the marketplace anew.
  if (!renewed.ok) {
    return renewed.error.code === "rejected"
      ? refuse({ ...renewed.error, code: "disabled" })
      : renewed;
  }
  return ask(renewed.value);
}

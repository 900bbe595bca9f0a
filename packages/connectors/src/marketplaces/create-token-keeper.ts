import { ok, refuse, type Result } from "@sampan/domain/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** Both tokens of the account that calls on our behalf. */
export interface AccountTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Hands out the access token and renews it when the marketplace no longer accepts it. */
export interface TokenKeeper {
  current(): string;
  /** A usable token other than `rejected`. Callers that fail together renew together. */
  renew(rejected: string): Promise<Result<string, SourceFailure>>;
}

interface Keeping {
  readonly tokens: AccountTokens;
  readonly refresh: (tokens: AccountTokens) => Promise<Result<AccountTokens, SourceFailure>>;
  /** Called after a renewal: the old refresh token may be worthless from then on. */
  readonly keepTokens?: ((tokens: AccountTokens) => Promise<void>) | undefined;
}

export function createTokenKeeper({ tokens, refresh, keepTokens }: Keeping): TokenKeeper {
  let current = tokens;
  let renewal: Promise<Result<string, SourceFailure>> | undefined;

  async function renewOnce(): Promise<Result<string, SourceFailure>> {
    const renewed = await refresh(current);
    if (!renewed.ok) return renewed;
    current = renewed.value;
    await keepTokens?.(current);
    return ok(current.access_token);
  }

  return {
    current: () => current.access_token,
    async renew(rejected) {
      if (current.access_token !== rejected) return ok(current.access_token);
      renewal ??= renewOnce().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };
}

/**
 * Asks with the current token, and once more with a renewed one when `isRejected` says that the
 * token was the reason. A token that stays rejected is `disabled`.
 */
export async function askWithToken<T>(
  keeper: TokenKeeper,
  isRejected: (failure: SourceFailure) => boolean,
  ask: (access_token: string) => Promise<Result<T, SourceFailure>>,
): Promise<Result<T, SourceFailure>> {
  const token = keeper.current();
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

import { randomBytes } from "node:crypto";

/** Gives out and checks the access tokens of one platform. */
export type TokenOffice = {
  accepts(accessToken: string | undefined): boolean;
  /** New tokens for a refresh token that is known; undefined for any other. */
  refresh(refreshToken: string | undefined): IssuedTokens | undefined;
  /** Makes every access token given out so far invalid. */
  expireAccess(): void;
  reset(): void;
};

export type IssuedTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly life_s: number;
};

/**
 * Opens a token office that starts with one pair. Refreshing gives a new pair and keeps the
 * old refresh token good, as the platforms do until its own date.
 */
export function createTokenOffice(options: {
  accessToken: string;
  refreshToken: string;
  life_s: number;
  now: () => Date;
}): TokenOffice {
  const expiryByToken = new Map<string, number>();
  const refreshTokens = new Set<string>();

  function reset() {
    expiryByToken.clear();
    refreshTokens.clear();
    expiryByToken.set(options.accessToken, Number.POSITIVE_INFINITY);
    refreshTokens.add(options.refreshToken);
  }
  reset();

  return {
    accepts: (accessToken) =>
      accessToken !== undefined && (expiryByToken.get(accessToken) ?? 0) > options.now().getTime(),
    refresh(refreshToken) {
      if (refreshToken === undefined || !refreshTokens.has(refreshToken)) return undefined;
      const issued = {
        accessToken: randomBytes(18).toString("hex"),
        refreshToken: randomBytes(18).toString("hex"),
        life_s: options.life_s,
      };
      expiryByToken.set(issued.accessToken, options.now().getTime() + options.life_s * 1000);
      refreshTokens.add(issued.refreshToken);
      return issued;
    },
    expireAccess: () => expiryByToken.clear(),
    reset,
  };
}

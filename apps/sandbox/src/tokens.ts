import { createHmac } from "node:crypto";

/** Gives out and checks the tokens of one platform. */
export type TokenOffice = {
  accepts(accessToken: string | undefined): boolean;
  /** A new pair for the newest refresh token; undefined for any other, an older one included. */
  refresh(refreshToken: string | undefined): IssuedTokens | undefined;
  /** Makes every access token given out so far invalid. */
  expireAccess(): void;
  /** Makes every refresh token given out so far invalid: somebody has to log in anew. */
  expireRefresh(): void;
  reset(): void;
};

export type IssuedTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly life_s: number;
  readonly refreshLife_s: number;
};

type Kind = "access" | "refresh";

/**
 * Opens a token office that starts with one pair, its number 0. Each renewal gives a pair with the
 * next number and ends the refresh token it was made with. Tokens carry their number and their end,
 * signed, so a caller that kept one is known again after this world was started anew.
 */
export function createTokenOffice(options: {
  accessToken: string;
  refreshToken: string;
  life_s: number;
  refreshLife_s: number;
  secret: string;
  now: () => Date;
}): TokenOffice {
  /** The number of the newest pair, and the first whose access token is still good. */
  let newest = 0;
  let firstGood = 0;
  let isRefreshOver = false;

  const write = (kind: Kind, number: number, life_s: number) => {
    const text = `${kind}-${number}-${options.now().getTime() + life_s * 1000}`;
    return `${text}-${sealOf(options.secret, text)}`;
  };

  /** The number of a token that is good by itself; undefined for a forged or ended one. */
  const read = (kind: Kind, token: string | undefined): number | undefined => {
    if (token === (kind === "access" ? options.accessToken : options.refreshToken)) return 0;
    const [is, number, end, seal] = token?.split("-") ?? [];
    if (is !== kind || seal !== sealOf(options.secret, `${is}-${number}-${end}`)) return undefined;
    return Number(end) > options.now().getTime() ? Number(number) : undefined;
  };

  return {
    accepts(accessToken) {
      const number = read("access", accessToken);
      return number !== undefined && number >= firstGood;
    },
    refresh(refreshToken) {
      const number = read("refresh", refreshToken);
      if (number === undefined || number < newest || isRefreshOver) return undefined;
      newest = number + 1;
      return {
        accessToken: write("access", newest, options.life_s),
        refreshToken: write("refresh", newest, options.refreshLife_s),
        life_s: options.life_s,
        refreshLife_s: options.refreshLife_s,
      };
    },
    expireAccess() {
      firstGood = newest + 1;
    },
    expireRefresh() {
      isRefreshOver = true;
    },
    reset() {
      newest = 0;
      firstGood = 0;
      isRefreshOver = false;
    },
  };
}

const sealOf = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("hex").slice(0, 24);

import type { AccountTokens, TokenStore } from "../token-store.ts";

export interface Alibaba1688Config {
  /** Scheme and host, e.g. https://gw.open.1688.com */
  readonly baseUrl: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly tokens: AccountTokens;
  /** The language of translated titles, as 1688 names it. */
  readonly country: string;
  /** Where renewed tokens outlive the process. */
  readonly store?: TokenStore | undefined;
  readonly now: () => Date;
}

/** Both tokens of the account that calls on our behalf. */
export interface Alibaba1688Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

export interface Alibaba1688Config {
  /** Scheme and host, e.g. https://gw.open.1688.com */
  readonly baseUrl: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly tokens: Alibaba1688Tokens;
  /** The language of translated titles, as 1688 names it. */
  readonly country: string;
  /** Called after a renewal: the old refresh token may be worthless from then on. */
  readonly keepTokens?: (tokens: Alibaba1688Tokens) => Promise<void>;
  readonly now: () => Date;
}

/** Both tokens of the account that calls on our behalf. */
export interface AccountTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Where renewed tokens outlive the process. Several processes share one. */
export interface TokenStore {
  /** What was kept last, by whichever process; undefined before the first renewal. */
  read(): Promise<AccountTokens | undefined>;
  keep(tokens: AccountTokens): Promise<void>;
}

import type { AccountTokens, TokenStore } from "@sampan/connectors/marketplaces/token-store";
import type { Outbound } from "@sampan/connectors/outbound/outbound";
import type { Config } from "./kernel/config.ts";

/** What every connector is made of. */
export interface Way {
  readonly config: Config;
  readonly outbound: Outbound;
  readonly now: () => Date;
  /** Where the renewed tokens of a source are kept that began with the given ones. */
  readonly storeOf: (source: string, given: AccountTokens) => TokenStore;
}

/** The settings of one service, by the second part of their names. */
export type ServiceValues = Readonly<Record<string, string>>;

/** A setting that `readConfig` has made sure of. */
export function setting(values: ServiceValues, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`setting ${name} is missing`);
  return value;
}

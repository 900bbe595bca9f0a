import type { LogInProvider } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import type { Generated } from "kysely";

export interface LinkedLogInsTable {
  account_id: number;
  provider: LogInProvider;
  subject: string;
  name: string;
  linked_at: Date;
  takes_notices: Generated<boolean>;
}

/** What LINE told us once. */
export interface LineEventsTable {
  event_id: string;
  heard_at: Date;
}

export interface LogInStartsTable {
  state_hash: Buffer;
  begun_by: Buffer;
  provider: LogInProvider;
  is_linking: boolean;
  redirect: string;
  expires_at: Date;
}

export interface LogInNewcomersTable {
  key: Generated<string>;
  browser_hash: Buffer;
  provider: LogInProvider;
  subject: string;
  name: string;
  expires_at: Date;
}

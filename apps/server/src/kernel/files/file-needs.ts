import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Config } from "../config.ts";
import type { Database } from "../db/db.ts";
import type { FileStore } from "./file-store.ts";

/** What keeping files takes. Not picked from `Needs`: the store is one of them. */
export interface FileNeeds {
  readonly database: Pick<Database, "db">;
  readonly config: Config;
  readonly limits: Limits;
  /** So many random bytes. */
  readonly chance: (bytes: number) => Uint8Array;
  readonly files: FileStore;
}

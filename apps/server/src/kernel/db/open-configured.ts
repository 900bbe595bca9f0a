import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Database } from "./db.ts";
import { openEmbedded, openPostgres } from "./driver/door.ts";

/** Where the embedded database of a data folder lies. */
export const embeddedFolder = ({ dataDir }: Pick<Config, "dataDir">): string =>
  join(dataDir, "database");

/** The database that the configuration names: PostgreSQL, or the embedded one in the data folder. */
export function openConfigured(
  config: Pick<Config, "databaseUrl" | "connections_max" | "dataDir">,
): Promise<Database> {
  if (config.databaseUrl === undefined) return openEmbedded(embeddedFolder(config));
  const { connections_max } = config;
  return Promise.resolve(openPostgres(config.databaseUrl, { connections_max }));
}

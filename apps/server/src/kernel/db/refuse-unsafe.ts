import { sql } from "kysely";
import { WrongSetting, type Config } from "../config.ts";
import type { Database } from "./db.ts";

/** What a database that holds money is set to; anything else may lose what was acknowledged, or damage it unseen. */
const safe = {
  fsync: ["on"],
  full_page_writes: ["on"],
  // All of these wait until the commit is on this server's disk.
  synchronous_commit: ["on", "local", "remote_write", "remote_apply"],
  data_checksums: ["on"],
  // Locks are taken in this one's order; another would refuse at the commit what was answered already.
  default_transaction_isolation: ["read committed"],
} as const satisfies Record<string, readonly string[]>;
export type SafetySetting = keyof typeof safe;
const names = Object.keys(safe) as SafetySetting[];

/** Settings that are not as they must be, each as `fsync = off`. */
export const unsafeSettings = (shown: Readonly<Record<SafetySetting, string>>): string[] =>
  names
    .filter((name) => !(safe[name] as readonly string[]).includes(shown[name]))
    .map((name) => `${name} = ${shown[name]}`);

/**
 * Lets live mode hold money only on a PostgreSQL that keeps what it acknowledged. Throws `WrongSetting` for the embedded
 * database, which no loss of power spares, and for each setting by its name; the demo takes any.
 */
export async function refuseUnsafe(
  database: Pick<Database, "db" | "kind">,
  mode: Config["mode"],
): Promise<void> {
  if (mode === "demo") return;
  if (database.kind === "embedded")
    throw new WrongSetting(
      "Live mode needs a PostgreSQL (DATABASE_URL): the embedded database may lose money with the power.",
    );
  const columns = names.map((name) => sql`current_setting(${name}) as ${sql.ref(name)}`);
  const { rows } = await sql<Record<SafetySetting, string>>`
    select ${sql.join(columns)}
  `.execute(database.db);
  const wrong = rows.flatMap(unsafeSettings);
  if (wrong.length > 0)
    throw new WrongSetting(
      `Live mode holds money, and this database may lose or damage it: ${wrong.join(", ")}.`,
    );
}

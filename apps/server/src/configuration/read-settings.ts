import type { Db } from "../db/db.ts";
import { settingShapes, type Settings } from "./settings.ts";

/** The settings as they are now, defaults filled in. Throws on a stored value that does not fit. */
export async function readSettings(db: Db): Promise<Settings> {
  return parseSettings(await storedSettings(db).execute());
}

/** What administrators changed, as a query, to be part of a larger one. */
export const storedSettings = (db: Db) => db.selectFrom("configuration").select(["key", "value"]);

/** Stored rows as settings, defaults filled in. Throws on a stored value that does not fit. */
export function parseSettings(
  rows: readonly { readonly key: string; readonly value: unknown }[],
): Settings {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = Object.entries(settingShapes).map(([key, shape]) => {
    const read = shape.safeParse(stored.get(key));
    if (!read.success)
      throw new Error(`setting ${key} does not fit its shape`, { cause: read.error });
    return [key, read.data] as const;
  });
  return Object.fromEntries(entries) as Settings;
}

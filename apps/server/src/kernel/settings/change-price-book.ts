import type { Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { settle } from "../http/settle.ts";
import type { Needs } from "../needs.ts";

/**
 * Runs work that writes rates, shipping rules, or the categories they speak of, in one transaction of its own. What it wrote holds for every
 * request that begins after the answer.
 */
export async function changeTerms<T, E>(
  { database, terms }: Pick<Needs, "database" | "terms">,
  work: (db: Db) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const changed = await settle(database.db, work);
  if (changed.ok) await terms.refresh();
  return changed;
}

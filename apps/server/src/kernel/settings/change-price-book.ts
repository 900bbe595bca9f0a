import type { Result } from "@sampan/domain/kernel/result";
import type { Database, Db } from "../db/db.ts";
import { settle } from "../db/settle.ts";
import type { HeldPriceBook } from "./price-book.ts";

/**
 * Runs work that writes rates, shipping rules, or the categories they speak of, in one transaction of its own. What it wrote holds for every
 * request that begins after the answer.
 */
export async function changePriceBook<T, E>(
  {
    database,
    prices,
  }: { readonly database: Pick<Database, "db">; readonly prices: Pick<HeldPriceBook, "refresh"> },
  work: (db: Db) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const changed = await settle(database.db, work);
  if (changed.ok) await prices.refresh();
  return changed;
}

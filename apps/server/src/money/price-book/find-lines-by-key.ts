import type { TariffLine } from "@sampan/domain/money/price-book/freight";
import type { Db } from "../../kernel/db/db.ts";
import { tariffLineColumns } from "./find-tariff-lines.ts";

/** Versions of lines by their keys, however long ago they held: what priced something keeps its key. */
export async function findLinesByKey(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, TariffLine>> {
  if (keys.length === 0) return new Map();
  const lines = await db
    .selectFrom("tariff_lines as line")
    .select(tariffLineColumns)
    .where("line.key", "in", keys)
    .execute();
  return new Map(lines.map((line) => [line.key, line]));
}

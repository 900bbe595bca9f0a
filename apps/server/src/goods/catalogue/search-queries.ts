import { ownPlatform } from "@sampan/domain/goods/sourcing/own-platform";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

interface GoodsNames {
  readonly id: number;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
}

interface Batch {
  /** These goods; without, all that have no words yet. */
  readonly ids: readonly number[] | undefined;
  readonly after: number;
  readonly limit: number;
}

/** Own goods whose words are to be made, by id, those after `after`. */
export function findUnindexedGoods(db: Db, { ids, after, limit }: Batch): Promise<GoodsNames[]> {
  const goods = db
    .selectFrom("products")
    .select(["id", "item_name", "names"])
    .where("platform", "=", ownPlatform)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit);
  return (
    ids
      ? goods.where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
      : goods.where("search_tokens", "is", null)
  ).execute();
}

/** Writes the words of some goods in one statement; each word is a lexeme as it stands. */
export async function setSearchTokens(
  db: Db,
  goods: readonly { readonly id: number; readonly words: readonly string[] }[],
): Promise<void> {
  const rows = JSON.stringify(goods.map(({ id, words }) => ({ id, words })));
  await db
    .updateTable("products")
    .from(
      sql<{ id: number; words: string[] }>`(
        select id, array(select jsonb_array_elements_text(words)) as words
        from jsonb_to_recordset(${rows}::jsonb) as goods (id bigint, words jsonb)
      )`.as("made"),
    )
    .set({ search_tokens: sql<string>`array_to_tsvector(made.words)` })
    .whereRef("products.id", "=", "made.id")
    .execute();
}

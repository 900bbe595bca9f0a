import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A provider that was down for a while must not leave goods untranslated for ever. */
const rest_ms = 3_600_000;

/** Notes stored goods for translation. Noted again an hour later they are tried anew, however often they failed. */
export async function noteGoods(db: Db, product_id: number, noted_at: Date): Promise<void> {
  await db
    .insertInto("goods_to_translate")
    .values({ product_id, noted_at })
    .onConflict((conflict) =>
      conflict
        .column("product_id")
        .doUpdateSet({ noted_at, tries: 0 })
        .where("goods_to_translate.noted_at", "<=", new Date(noted_at.getTime() - rest_ms)),
    )
    .execute();
}

export async function forgetGoods(db: Db, product_id: number): Promise<void> {
  await db.deleteFrom("goods_to_translate").where("product_id", "=", product_id).execute();
}

/**
 * The next goods to translate, each counted as tried. Two processes never take the same ones, and goods that
 * failed so often are left alone.
 */
export async function takeGoods(
  db: Db,
  { goods_max, tries_max }: { readonly goods_max: number; readonly tries_max: number },
): Promise<readonly number[]> {
  const taken = await db
    .updateTable("goods_to_translate")
    .set({ tries: sql<number>`tries + 1` })
    .where("product_id", "in", (next) =>
      next
        .selectFrom("goods_to_translate")
        .select("product_id")
        .where("tries", "<", tries_max)
        .orderBy("tries")
        .orderBy("noted_at")
        .limit(goods_max)
        .forUpdate()
        .skipLocked(),
    )
    .returning("product_id")
    .execute();
  return taken.map(({ product_id }) => product_id);
}

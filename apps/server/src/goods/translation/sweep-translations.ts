import type { Db } from "../../kernel/db/db.ts";
import { deleteOldestGoodsTexts } from "./goods-text-queries.ts";
import { deleteSharesBefore } from "./translation-budget-queries.ts";

/** Some hundred bytes each with their index: a hundred megabytes, the texts of tens of thousands of goods. */
const texts_max = 1_000_000;

/** Removes yesterday's shares, and the texts that were noted longest ago when there are too many. */
export async function sweepTranslations(db: Db, now: Date, keep = texts_max): Promise<void> {
  await deleteSharesBefore(db, now);
  await deleteOldestGoodsTexts(db, keep);
}

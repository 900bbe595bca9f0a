import type { Needs } from "@sampan/server/needs";
import { growCatalogue } from "./catalogue/grow-catalogue.ts";
import { seedOwnGoods } from "./seed/seed-own-goods.ts";
import { seedPeople } from "./seed/seed-people.ts";
import { seedReference } from "./seed/seed-reference.ts";
import { playStories } from "./seed/play-stories.ts";

/** Fills an empty database with the demo; one that people have used is left as it is. */
export async function seedDemo(needs: Needs): Promise<void> {
  const { db } = needs.database;
  const isUsed = await db.selectFrom("staff_members").select("id").limit(1).executeTakeFirst();
  if (isUsed) return;
  await db.transaction().execute(async (transaction) => {
    const now = needs.clock();
    await seedPeople(transaction, needs);
    await seedReference(transaction, now);
    await seedOwnGoods(transaction, growCatalogue().own, now);
  });
  await needs.terms.refresh();
  await playStories(needs);
}

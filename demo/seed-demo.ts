import type { Needs } from "@sampan/server/kernel/needs";
import { linkActs } from "@sampan/server/kernel/audit/link-acts";
import { closeBooks } from "@sampan/server/money/closes/close-books";
import { sealLedger } from "@sampan/server/money/ledger/seal-ledger";
import { judgeEstimates } from "@sampan/server/trade/door-price/judge-estimates";
import { reckonShopRecords } from "@sampan/server/trade/shop-records/reckon-shop-records";
import { reckonWeights } from "@sampan/server/trade/door-price/reckon-weights";
import { busyCrowd, seedCrowd } from "./busy/seed-crowd.ts";
import { busyStories } from "./busy/busy-stories.ts";
import { growCatalogue } from "./catalogue/grow-catalogue.ts";
import { bringRest } from "./seed/bill-acts.ts";
import { seedOwnGoods } from "./seed/seed-own-goods.ts";
import { seedPeople } from "./seed/seed-people.ts";
import { seedReceipts } from "./seed/seed-receipts.ts";
import { seedReference } from "./seed/seed-reference.ts";
import { playStories } from "./seed/play-stories.ts";
import { demoStories, lastStories } from "./seed/stories.ts";

/** `small`: a few people and an order for every state. `busy`: a crowd besides, and a year and a half of their orders. */
export const demoSizes = ["small", "busy"] as const;
export type DemoSize = (typeof demoSizes)[number];

/** Fills an empty database with the demo; one that people have used is left as it is. */
export async function seedDemo(needs: Needs, size: DemoSize = "small"): Promise<void> {
  const { db } = needs.database;
  const isUsed = await db.selectFrom("staff_members").select("id").limit(1).executeTakeFirst();
  if (isUsed) return;
  await db.transaction().execute(async (transaction) => {
    const now = needs.clock();
    await seedPeople(transaction, needs);
    await seedReference(transaction, now);
    await seedOwnGoods(transaction, growCatalogue().own, now);
  });
  await needs.prices.refresh();
  await needs.settings.refresh();
  const others = size === "busy" ? busyStories : lastStories;
  await playStories(needs, [...demoStories, ...others]);
  if (size === "busy") await seedCrowd(needs, busyCrowd);
  await seedReceipts(db, needs.clock());
  await needs.settings.refresh();
  await bringRest(needs);
  await sealLedger(needs);
  await closeBooks(needs);
  await judgeEstimates(needs);
  await reckonWeights(needs);
  await reckonShopRecords(needs);
  // Its stories are weeks old, and acts that wait for so long to be chained are an alarm, also to whoever then links them.
  for (let isMore = true; isMore;) isMore = (await linkActs(db)).more;
}

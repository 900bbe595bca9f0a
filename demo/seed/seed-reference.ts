import { customerRate } from "@sampan/domain/money/rates/customer-rate";
import { addDays } from "@sampan/domain/kernel/business-time";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Db } from "@sampan/server/kernel/db/db";
import categories from "../content/categories.json" with { type: "json" };
import { demoBanks } from "./banks.ts";
import { seedArticles } from "./seed-articles.ts";
import { seedCoupons } from "./seed-coupons.ts";
import { seedInviteTerms } from "./seed-invite-terms.ts";
import { seedPages } from "./seed-pages.ts";
import { demoTariffs } from "./tariffs.ts";

/** What the shop stands on: categories, tariffs, banks, coupons, articles, pages and a first exchange rate. */
export async function seedReference(db: Db, now: Date): Promise<void> {
  await seedCategories(db);
  await db
    .insertInto("tariff_lines")
    .values([...demoTariffs])
    .execute();
  await db
    .insertInto("banks")
    .values(demoBanks.map((bank) => ({ ...bank, name: JSON.stringify(bank.name) })))
    .execute();
  await seedCoupons(db, now);
  await seedInviteTerms(db, now);
  await seedArticles(db, now);
  await seedPages(db, now);
  await seedRates(db, now);
  await seedStorage(db);
  await seedWireOrders(db);
}

/** Every shop has the eight groups; what they are called and what lies below them is the demo's. */
async function seedCategories(db: Db): Promise<void> {
  for (const [position, top] of categories.categories.entries()) {
    await db
      .updateTable("categories")
      .set({ slug: top.slug, name: JSON.stringify(top.name), position })
      .where("id", "=", top.id)
      .execute();
    await db
      .insertInto("categories")
      .values(
        top.children.map((child, index) => ({
          // Ids of the eight groups are fixed by the contract; those below are theirs and a counter.
          id: top.id * 100 + index + 1,
          parent_id: top.id,
          slug: child.slug,
          name: JSON.stringify(child.name),
          position: index,
        })),
      )
      .execute();
  }
}

/**
 * Two months of rates as a feed would have left them, one at noon of each day, up to those of the tariff sheet. The feeds
 * take over within half an hour.
 */
async function seedRates(db: Db, now: Date): Promise<void> {
  const rates = [...Array(daysOfRates + 1).keys()].flatMap((day) => {
    const daysAgo = daysOfRates - day;
    const valid_from = addDays(now, -daysAgo);
    return [
      rateOf("TWD", { mid_e6: swing(4_441_176, daysAgo, 11), valid_from }),
      rateOf("THB", { mid_e6: swing(4_500_000, daysAgo, 17), valid_from }),
    ];
  });
  await db.insertInto("exchange_rates").values(rates).execute();
}

/** The sandbox takes orders over its interface. */
const seedWireOrders = (db: Db): Promise<unknown> =>
  db
    .insertInto("setting_changes")
    .values({
      key: "purchase_by_wire",
      value: JSON.stringify("guangzhou"),
      starts_at: new Date(0),
      made_at: new Date(0),
    })
    .execute();

/** Rent is dearer in Shenzhen: goods lie there for nothing for three weeks only, since ever. */
const seedStorage = (db: Db): Promise<unknown> =>
  db
    .insertInto("setting_changes")
    .values({
      key: "free_storage_days",
      value: JSON.stringify({ guangzhou: 90, shenzhen: 21 }),
      starts_at: new Date(0),
      made_at: new Date(0),
    })
    .execute();

const daysOfRates = 60;
const margin_bp = 200;

function rateOf(currency: PaymentCurrency, rate: { mid_e6: number; valid_from: Date }) {
  const rate_e6 = customerRate(rate.mid_e6, margin_bp);
  return { currency, ...rate, margin_bp, rate_e6, source: "demo" };
}

/** Around a rate by a percent and a half at most, in waves of about this many days, and back to it today. */
function swing(mid_e6: number, daysAgo: number, period: number): number {
  const share = 0.011 * Math.sin(daysAgo / (period / 2)) - 0.004 * Math.sin(daysAgo * 1.7);
  return Math.round((mid_e6 * (1 + share)) / 1000) * 1000 + (mid_e6 % 1000) * Number(daysAgo === 0);
}

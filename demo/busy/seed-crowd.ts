import type { Needs } from "@sampan/server/kernel/needs";
import { checkedAtOnce } from "./checked-at-once.ts";
import { copyOf, readStories } from "./copy-stories.ts";
import { putActs } from "./put-acts.ts";
import { sealCards } from "./seal-cards.ts";
import { sessionOn, type SqlSession } from "./sql-session.ts";
import { stepOf } from "./step-of.ts";
import { storyTables } from "./story-tables.ts";
import { type CrowdWish, tellWish } from "./tell-wish.ts";

/** Beside the people of the small demo: a year and a half of a shop with some sixty orders a day. */
export const busyCrowd: CrowdWish = {
  customers: 2000,
  orders: 30_000,
  days: 500,
  daysOfActs: 21,
  daysTold: 120,
  underWay: 0.05,
  seed: 7,
};

/**
 * Has a crowd live through the stories that the product has just played, on other days and with other goods. The rows of
 * a story are copied by sets, as wide as the tables are now, with its own numbers and times put in their place; money
 * and messages are written in the order of time. The database checks every row as it does anybody's, if by sets. (decision 61)
 */
export async function seedCrowd(needs: Needs, wish: CrowdWish): Promise<void> {
  const client = await needs.database.pool.connect();
  const db = sessionOn(client);
  try {
    await db.run("begin");
    // A statement of some hundred thousand rows takes longer than any request may.
    await db.run(
      "set local statement_timeout = 0; set local work_mem = '64MB'; set local jit = off",
    );
    await tellWish(db, needs, wish);
    await writeCrowd(db, needs);
    await db.run("commit");
    await putActs(db);
    // The embedded database has nobody who does this behind the work; a rough picture is one of sizes and shares.
    await db.run(
      "discard temporary; set default_statistics_target = 20; analyze; reset default_statistics_target",
    );
  } catch (error) {
    await db.run("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function writeCrowd(db: SqlSession, needs: Needs): Promise<void> {
  await db.run(stepOf("1-chance"));
  await db.run(stepOf("2-stories"));
  await readStories(db);
  for (const step of ["3-crowd", "4-people", "5-goods", "6-boxes"] as const)
    await db.run(stepOf(step));
  await giveIds(db);
  // Written down before references are taken away: these tell which columns name rows of a story.
  const copies: string[] = [];
  for (const each of storyTables) if (each.isCopied) copies.push(await copyOf(db, each));
  await checkedAtOnce(db, async () => {
    for (const copy of copies) await db.run(copy);
    await db.run(stepOf("7-payouts"));
    await sealCards(db, needs);
    for (const step of ["7-money", "8-messages", "9-acts"] as const) await db.run(stepOf(step));
  });
  await moveSequences(db);
}

/** These have no number of their own. */
const unnumbered = [
  "package_items",
  "order_estimates",
  "merged_parcels",
  "merged_parts",
  "parcel_ways",
  "pickup_codes",
  "refund_parts",
];
const numbered = storyTables.filter(({ table }) => !unnumbered.includes(table));

/** Where the ids of the crowd begin in each table, and how many each order has for itself. */
async function giveIds(db: SqlSession): Promise<void> {
  await db.run("create temporary table first_id (of text, first bigint, width bigint)");
  for (const { table } of numbered.filter(({ isCopied }) => isCopied))
    await db.run(`
      insert into first_id
      select '${table}',
             coalesce((select max(id) from ${table}), 0),
             coalesce((select max(slot) from tpl_${table}), 1)`);
}

async function moveSequences(db: SqlSession): Promise<void> {
  for (const table of ["accounts", ...numbered.map(({ table }) => table)])
    await db.run(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
    );
}

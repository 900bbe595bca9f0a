import { businessDay } from "@sampan/domain/kernel/business-time";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { spanOfMonth } from "@sampan/domain/money/closes/close";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import type { Db } from "../../kernel/db/db.ts";
import { countByCourier, countByLine, countByOrder } from "./carrier-cost-queries.ts";

const world = await openTestApp();
const { db, clock, customer } = world;
const { stored } = await openMerging(world);
const region = "TW" as const;
const month = { region, ...spanOfMonth(businessDay(clock.now(), region).slice(0, 7), region) };

/** So many parcels like one that was handed over at this moment, each in a box that left with a voyage or alone, every second with an order. */
async function carry(like: string, { from, count }: { from: number; count: number }, at: Date) {
  const numbers = sql`generate_series(${from}::int, ${from + count - 1}::int) as n`;
  await sql`
    insert into boxes (id, number, warehouse, region, transport, state, created_at, dispatched_at) overriding system value
    select n, 'BX' || n, 'guangzhou', 'TW', 12, 'shipping', ${at}, ${at} from ${numbers}`.execute(
    db,
  );
  await sql`
    insert into voyages (id, number, name, warehouse, region, transport, state, created_at, last_at, departed_at) overriding system value
    select n, 'VY' || n, 'CI' || n, 'guangzhou', 'TW', 12, 'departed', ${at}, ${at}, ${at}
      from ${numbers} where n % 2 = 0`.execute(db);
  await sql`insert into voyage_boxes (box_id, voyage_id) select n, n from ${numbers} where n % 2 = 0`.execute(
    db,
  );
  await sql`
    insert into packages overriding system value
    select filled.* from packages one cross join ${numbers}
     cross join jsonb_populate_record(null::packages, to_jsonb(one) || jsonb_build_object(
             'id', n, 'tid', 'SP' || n, 'express_no', 'YT' || n, 'box_id', n, 'local_carrier', 'HCT')) as filled
     where one.tid = ${like}`.execute(db);
  await sql`
    insert into package_events (package_id, transport_state, at) select n, 'delivering', ${at} from ${numbers}`.execute(
    db,
  );
  await sql`
    insert into shipping_orders (trade_no, package_id, way, store_id, logistics_id, state, value, charge, asked_at)
    select 'SO' || n, n, 'seven_eleven', '131386', n::text, 'made', 10000, 6500, ${at}
      from ${numbers} where n % 2 = 1`.execute(db);
  for (const table of [
    "boxes",
    "voyages",
    "voyage_boxes",
    "packages",
    "package_events",
    "shipping_orders",
  ])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

/** Rows that a connection has read and not told of yet, those of what it did before among them. */
async function rowsRead(db: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as read
      from pg_stat_xact_user_tables`.execute(db);
  return rows[0]?.read ?? 0;
}

/** What the report of this month says, and how many rows were looked at for it. */
const counted = (prepare: (db: Db) => Promise<unknown> = async () => undefined) =>
  db
    .transaction()
    .execute(async (open) => {
      await prepare(open);
      // As on a disk that seeks nothing; else thousands of rows are read through where millions would not be.
      await sql`set local random_page_cost = 1.1`.execute(open);
      const before = await rowsRead(open);
      const lines = await countByLine(open, month);
      const couriers = await countByCourier(open, month);
      const orders = await countByOrder(open, month);
      const read = (await rowsRead(open)) - before;
      const said = [...lines, ...couriers, ...orders].map(({ parcels }) => parcels);
      throw Object.assign(new Error("nothing is kept"), { said, read });
    })
    .catch((stopped: { said: readonly number[]; read: number }) => stopped);

test("a month's report reads what was carried in it, however many parcels were carried before", async () => {
  const { parcel } = await stored(await customer());
  await carry(parcel, { from: 900_000_000, count: 40 }, clock.now());
  const years = (ago: number) => new Date(clock.now().getTime() - ago * 365 * 86_400_000);
  await carry(parcel, { from: 910_000_000, count: 3_000 }, years(1));
  const young = await counted();
  expect(young.said).toEqual([40, 20, 20]);
  await carry(parcel, { from: 920_000_000, count: 30_000 }, years(2));
  const old = await counted();
  expect(old.said).toEqual(young.said);
  expect(old.read).toBeLessThan(young.read * 1.2 + 50);
  // The same questions where those moments have no index.
  const bare = await counted((open) =>
    sql`drop index package_events_of_handing_over, boxes_by_dispatch, voyages_by_departure`.execute(
      open,
    ),
  );
  expect(bare.said).toEqual(young.said);
  expect(bare.read).toBeGreaterThan(30_000);
}, 120_000);

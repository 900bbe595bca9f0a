import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { shownAmounts } from "../../../../../tests/support/shown-amounts.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { createTestCaller } from "../../../../../tests/support/test-caller.ts";
import { openDatabaseBefore } from "../../../../../tests/support/test-database.ts";
import { insertSession } from "../../../../../tests/support/test-people.ts";
import type { Database, Db } from "../../kernel/db/db.ts";
import { migrate } from "../../kernel/db/migrate.ts";

/**
 * Twenty orders as the server of the day before wrote them, in every state from review to paid freight, and every
 * amount it showed of them: what `shownAmounts` answered then.
 */
const file = join(import.meta.dirname, "testing/orders-before-0262.jsonl.gz");
const lines = gunzipSync(readFileSync(file))
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Moment | Stored | Shown);
interface Moment {
  readonly now: string;
}
interface Stored {
  readonly table: string;
  readonly row: object;
}
interface Shown {
  readonly tid: string;
  readonly account_id: number;
  readonly currency: PaymentCurrency;
  readonly shown: unknown;
}

test("orders that were placed before charges were rows show what they showed, to the cent [MONEY-10] [MONEY-12]", async () => {
  const database = await openDatabaseBefore("0262");
  await fill(database);
  await migrate(database);
  const { app, staff, clock, db } = await openTestApp({ database });
  for (const line of lines) if ("now" in line) clock.set(new Date(line.now));
  const reviewer = await staff("reviewer");
  const billing = await staff("billing");

  const orders = lines.filter((line) => "shown" in line);
  expect(orders).toHaveLength(20);
  for (const { tid, account_id, currency, shown } of orders) {
    const customer = createTestCaller(app);
    customer.cookies.set("session_id", await insertSession(db, clock.now(), account_id));
    const now = await shownAmounts(tid, { customer, reviewer, billing, currency });
    expect({ tid, ...asSaidNow(now) }).toEqual({ tid, ...asSaidNow(shown) });
  }
  expect(await differences(db)).toEqual([]);
});

/** Rows come as they lay there; nothing that watches over new ones looks at them. */
async function fill({ db }: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    // The migrations brought those that every database has.
    await trx.deleteFrom("ledger_accounts").execute();
    for (const line of lines) if ("table" in line) await insertRow(trx, line);
    // Their numbers go on after the last one that was given, as in a database that is restored.
    await sql`
      select setval(pg_get_serial_sequence('ledger_accounts', 'id'), max(id)) from ledger_accounts
    `.execute(trx);
  });
}

async function insertRow(db: Db, { table, row }: Stored): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)})
  `.execute(db);
}

/**
 * An order's page now says of a coupon what it takes off from which spend, and of sums how they were rounded: as
 * everything was then.
 */
const asSaidNow = (shown: unknown): object =>
  JSON.parse(JSON.stringify(shown), (_, value: unknown) => {
    if (isCouponRow(value)) return { ...value, reason: { ...value.reason, values: {} } };
    if (isMarked(value)) return { ...value, ext: value.ext.replace(/"orderMark":\[.*?\]/, "") };
    return isSums(value) ? { rounding: "half_up", ...value } : value;
  }) as object;
const isCouponRow = (value: unknown): value is { reason: object } =>
  typeof value === "object" && value !== null && "key" in value && value.key === "coupon";
/** What an order was paid with stands in its marks since. */
const isMarked = (value: unknown): value is { ext: string } =>
  typeof value === "object" && value !== null && "ext" in value && typeof value.ext === "string";
const isSums = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "is_rate_fixed" in value;

/** Orders whose paid charges are not what was paid for them. */
async function differences(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select orders.tid
      from orders
      join order_charges charge on charge.order_id = orders.id and charge.instalment = 'first'
     where orders.pay_time is not null
     group by orders.id
    having sum(charge.amount) filter (where charge.paid_at = orders.pay_time)
             <> (orders.pay_info ->> 'cash')::bigint
                + coalesce((orders.pay_info ->> 'bonus')::bigint, 0)
                + coalesce((orders.pay_info ->> 'points')::bigint, 0)
        or bool_or(charge.paid_at is null)
  `.execute(db);
  return rows;
}

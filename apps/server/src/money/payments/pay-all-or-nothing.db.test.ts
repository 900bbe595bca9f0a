import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../ledger/check-ledger.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Everything that a payment writes, in the order in which it does. */
const written = [
  "transfers",
  "ledger_accounts",
  "ledger_entries",
  "order_items",
  "order_charges",
  "orders",
  "trade_logs",
  "notices",
] as const;

/** What the database answers from now on to whoever writes into this table; answers how to end it. */
async function breakWrites(table: (typeof written)[number]): Promise<() => Promise<void>> {
  await sql`
    create or replace function fail_to_write() returns trigger language plpgsql as $$
    begin
      raise exception 'the disk is full';
    end $$
  `.execute(db);
  await sql`
    create trigger writes_fail
    before insert or update on ${sql.table(table)}
    for each row execute function fail_to_write()
  `.execute(db);
  return async () => {
    await sql`drop trigger writes_fail on ${sql.table(table)}`.execute(db);
  };
}

/** All that a payment changes, of one customer and one order. */
async function stateOf(ming: TestCustomer, tid: string) {
  const { status, pay_time, pay_info, pay_real, fee_total, id } = await journey.orderOf(tid);
  const accounts = await db
    .selectFrom("ledger_accounts")
    .select(["kind", "currency", "balance"])
    .where("owner_id", "=", ming.id)
    .orderBy("id")
    .execute();
  const transfers = await db
    .selectFrom("transfers")
    .leftJoin("ledger_entries as entry", "entry.transfer_id", "transfers.id")
    .select(["transfers.kind", "entry.amount"])
    .where("tid", "=", tid)
    .execute();
  const charges = await db
    .selectFrom("order_charges")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  const log = await db
    .selectFrom("trade_logs")
    .select("biz_code")
    .where("order_id", "=", id)
    .execute();
  const notices = await db
    .selectFrom("notices")
    .select("kind")
    .where("account_id", "=", ming.id)
    .execute();
  const items = (await journey.itemsOf(tid)).map((item) => item.status);
  return {
    order: { status, pay_time, pay_info, pay_real, fee_total },
    accounts,
    transfers,
    charges,
    items,
    log: log.length,
    notices: notices.length,
  };
}

/** An order to be paid with points and cash, and how to pay it. */
async function orderToPay() {
  const ming = await customer();
  await fund(db, ming, { amount: 1_000_000, now: clock.now() });
  await fund(db, ming, { kind: "points", amount: 300, now: clock.now() });
  const tid = await journey.approved(ming);
  const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], currency: "TWD" }));
  const exchange_rate = data.exchange_rate ?? "";
  return {
    ming,
    tid,
    total: data.total,
    pay: () => ming.call(payConfirm, { tids: [tid], currency: "TWD", exchange_rate, points: 100 }),
  };
}

const rowsOf = async (ming: TestCustomer, subject: "2010101" | "2010107") =>
  valueOf(await ming.call(queryAcctLogList, { subject })).datalist;

describe("a payment", () => {
  test.each(written)(
    "that fails while it writes %s leaves nothing of itself, and can be made afterwards [PAY-14] [PTS-04]",
    async (table) => {
      const { ming, tid, total, pay } = await orderToPay();
      const before = await stateOf(ming, tid);
      const mend = await breakWrites(table);
      const [failed] = await Promise.allSettled([pay()]);
      await mend();
      expect(failed).toMatchObject({ status: "rejected", reason: { message: "Server Error" } });
      expect(await stateOf(ming, tid)).toEqual(before);

      valueOf(await pay());
      const order = await journey.orderOf(tid);
      expect(order).toMatchObject({
        status: 1,
        pay_time: clock.now(),
        pay_info: { exchange_rate: "4.53", cash: total - 1_000, points: 1_000 },
      });
      const [cash] = await rowsOf(ming, "2010101");
      expect(cash).toMatchObject({ direct: -1, amount: total - 1_000, tid, kind: "payment_order" });
      const [points] = await rowsOf(ming, "2010107");
      expect(points).toMatchObject({
        direct: -1,
        amount: 100,
        tid,
        kind: "points_used",
        balance: 200,
      });
    },
  );
});

test("after all of this the ledger adds up", async () => {
  expect(await checkLedger(db)).toEqual([]);
});

import { createClaim } from "@sampan/contract/logistics/claims/claims";
import { acceptClaim, compensateBuyer } from "@sampan/contract/logistics/claims/staff-claims";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { acceptRefund, executeRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../support/app-beside-servers.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, openJourney, pay, type TestCustomer } from "../support/test-journey.ts";
import { openClaims } from "../support/test-claims.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";

const world = await openAppBesideServers();
const { db, clock, customer, staff, needs } = world;
const journey = await openJourney(world);
const claims = await openClaims(world);

const service = await staff("service");
const desks = await world.desks("finance", 4);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function paidLine() {
  const ming = await customer();
  const tid = await journey.paid(ming, { num: 4 });
  const [item] = await journey.itemsOf(tid);
  return { ming, tid, oid: item?.oid ?? "", paid: (await journey.orderOf(tid)).pay_real };
}
const cashOf = async (owner: number) =>
  (
    await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", owner)
      .where("kind", "=", "cash")
      .executeTakeFirstOrThrow()
  ).balance;
const count = (outcomes: readonly string[], name: string) =>
  outcomes.filter((outcome) => outcome === name).length;

const rounds = sizeOf({ quick: 4, full: 50 });

test("a refund that four of finance pay at two processes at once is paid once, and never above what was paid [BO-25] [REF-17] [REF-18]", async () => {
  let asked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { ming, tid, oid, paid } = await paidLine();
    const list = [{ oid, num: 4, reason: "not_wanted" }];
    const { datalist } = valueOf(await ming.call(reverseApplyBatch, { list }));
    const number = datalist[0]?.number ?? "";
    valueOf(await service.call(acceptRefund, { number, num: 4, fault: "us" }));
    const before = await cashOf(ming.id);
    asked += desks.length * 2;
    const outcomes = await Promise.all(
      [...desks, ...desks].map(async (desk) =>
        refusalOf(await desk.call(executeRefund, { number })),
      ),
    );
    expect([count(outcomes, "accepted"), count(outcomes, "refund_not_in_state")]).toEqual([1, 7]);
    expect((await cashOf(ming.id)) - before).toBe(paid);
    expect(await journey.orderOf(tid)).toMatchObject({ status: 9, pay_real: 0 });
  }
  expect(await checkLedger(db)).toEqual([]);
  tellPromise({
    promise: 18,
    name: "refunded is never above paid",
    target: "a refund is paid once, whoever pays it",
    figure: `${asked} asked to pay ${rounds} refunds at two processes, ${rounds} were paid`,
  });
});

test("who looks at what is left before they pay, all at once, pays too much; the database has the last word [REF-18]", async () => {
  const { ming, tid, paid } = await paidLine();
  const { id } = await journey.orderOf(tid);
  const before = await cashOf(ming.id);
  const left = async () => (await journey.orderOf(tid)).pay_real;
  const seen = await Promise.all([left(), left(), left()]);
  for (const [at, amount] of seen.entries())
    await fund(db, ming, { amount, now: new Date(clock.now().getTime() + at) });
  expect((await cashOf(ming.id)) - before).toBeGreaterThan(paid);
  const above = db
    .updateTable("order_items")
    .set({ refund_value: sql<number>`coalesce(paid_for, 0) + 1` })
    .where("order_id", "=", id)
    .execute();
  await expect(above).rejects.toThrow(/check constraint/);
});

test("a line that its customer names at two processes at once has one request [API-73] [REF-18]", async () => {
  const { ming, oid } = await paidLine();
  const list = [{ oid, num: 3, reason: "late" }];
  const outcomes = await Promise.all(
    (await world.phones(ming.id, 6)).map(async (phone) =>
      refusalOf(await phone.call(reverseApplyBatch, { list })),
    ),
  );
  expect([count(outcomes, "accepted"), count(outcomes, "refund_open_already")]).toEqual([1, 5]);
});

/** All of an order of one line, asked for and accepted as our fault: its freight comes back with it. */
async function accepted(ming: TestCustomer, tid: string): Promise<string> {
  const [item] = await journey.itemsOf(tid);
  const list = [{ oid: item?.oid ?? "", num: 2, reason: "other" }];
  const { datalist } = valueOf(await ming.call(reverseApplyBatch, { list }));
  const number = datalist[0]?.number ?? "";
  valueOf(await service.call(acceptRefund, { number, num: 2, fault: "us" }));
  return number;
}

const shipments = sizeOf({ quick: 2, full: 20 });

test("of a shipment whose orders are paid back at two processes at once, each part of the freight comes back once, and never more than its bill [REF-17] [REF-18] [PAY-19]", async () => {
  for (let round = 0; round < shipments; round += 1) {
    const ming = await customer();
    const byAir = { order: { transport: 12 } } as const;
    const tids = [await journey.paid(ming, byAir), await journey.paid(ming, byAir)];
    for (const tid of tids) await journey.received(tid);
    const { data } = valueOf(await journey.billing.call(postBill, { order_tid: tids[0] ?? "" }));
    expect(data.order_tids).toEqual(tids);
    valueOf(await pay(ming, data.bill_tid));
    const paid = await Promise.all(tids.map(async (tid) => (await journey.orderOf(tid)).pay_real));
    const numbers = [await accepted(ming, tids[0] ?? ""), await accepted(ming, tids[1] ?? "")];
    const before = await cashOf(ming.id);
    const outcomes = await Promise.all(
      [...desks, ...desks].map(async (desk, turn) =>
        refusalOf(await desk.call(executeRefund, { number: numbers[turn < 4 ? 0 : 1] ?? "" })),
      ),
    );
    expect([count(outcomes, "accepted"), count(outcomes, "refund_not_in_state")]).toEqual([2, 6]);
    expect((await cashOf(ming.id)) - before).toBe((paid[0] ?? 0) + (paid[1] ?? 0));
    const { given, billed } = await freightOf(data.bill_tid);
    expect(given).toBe(billed);
  }
  expect(await checkLedger(db)).toEqual([]);
  tellPromise({
    promise: 18,
    name: "freight of a shipment that comes back is never above its bill",
    target: "each part once, whoever pays it",
    figure: `${shipments * 8} asked to pay the parts of ${shipments} shipments at two processes, all of each bill came back and no more`,
  });
});

const freightOf = (bill: string) =>
  db
    .selectFrom("order_charges as charge")
    .innerJoin("bills", "bills.id", "charge.bill_id")
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>("charge.refunded"), row.lit(0)).as("given"),
      row.fn.coalesce(row.fn.sum<number>("charge.amount"), row.lit(0)).as("billed"),
    ])
    .where("bills.tid", "=", bill)
    .executeTakeFirstOrThrow();

test("of a part of a bill the database gives back no cent more than was paid, though somebody writes it [REF-18]", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming, { order: { transport: 12 } });
  const { bill } = await journey.billed(tid);
  valueOf(await pay(ming, tid));
  const write = (more: number) =>
    db
      .updateTable("order_charges")
      .set({ refunded: sql<number>`amount + ${more}` })
      .where("bill_id", "=", (bills) =>
        bills.selectFrom("bills").select("id").where("tid", "=", bill),
      )
      .execute();
  await expect(write(1)).rejects.toThrow(/check constraint/);
  // The same statement is let through where it writes what was paid: what refuses is the cent above it.
  await write(0);
  expect(await freightOf(bill)).toEqual({ given: 36_800, billed: 36_800 });
});

test("a claim that eight of finance pay at two processes at once is paid once, and what comes back beside it stays below what was paid [CLM-17] [REF-18]", async () => {
  const { ming, tid, oid } = await claims.completed({ order: { insurance: 4 } });
  const { pay_real: paid } = await journey.orderOf(tid);
  const imgs = [await claims.photo(ming)];
  const { id } = valueOf(
    await ming.call(createClaim, { oid, num: 4, content: "杯口裂了", imgs }),
  ).data;
  const asking = { oid, num: 4, reason: "not_wanted" } as const;
  const list = [asking];
  expect(refusalOf(await ming.call(reverseApplyBatch, { list }))).toBe("claim_open_already");
  const { amount } = valueOf(await service.call(acceptClaim, { id, num: 4 })).data;
  const before = await cashOf(ming.id);
  const outcomes = await Promise.all(
    [...desks, ...desks].map(async (desk) => refusalOf(await desk.call(compensateBuyer, { id }))),
  );
  expect([count(outcomes, "accepted"), count(outcomes, "claim_not_in_state")]).toEqual([1, 7]);
  expect((await cashOf(ming.id)) - before).toBe(amount);
  // Whatever is asked back of the same goods afterwards: what the claim paid is out of what may come back.
  const asked = valueOf(await ming.call(reverseApplyBatch, { list }));
  const number = asked.datalist[0]?.number ?? "";
  await service.call(acceptRefund, { number, num: 4, fault: "us" });
  const after = await Promise.all(
    [...desks, ...desks].map(async (desk) => refusalOf(await desk.call(executeRefund, { number }))),
  );
  expect(count(after, "accepted")).toBeLessThanOrEqual(1);
  const back = (await cashOf(ming.id)) - before;
  tellPromise({
    promise: 18,
    name: "a claim and what comes back beside it stay below what was paid",
    target: "at most what was paid, whoever pays it",
    figure: `${back} of ${paid} cents came back, ${amount} of them by the claim`,
  });
  expect(back).toBeLessThanOrEqual(paid);
  expect(await checkLedger(db)).toEqual([]);
});

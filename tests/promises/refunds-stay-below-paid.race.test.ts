import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { acceptRefund, executeRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../support/app-beside-servers.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, openJourney } from "../support/test-journey.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";

const world = await openAppBesideServers();
const { db, clock, customer, staff, needs } = world;
const journey = await openJourney(world);

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

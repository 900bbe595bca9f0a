import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { listRefunds, rejectRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { escalateLateRefunds } from "./refund-jobs.ts";

const world = await openTestApp();
const { customer, staff, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Late refunds as the desk lists and counts them, and as the dashboard does; what is settled beside them. */
async function lateNow() {
  const service = await staff("service");
  const list = async (tab: "late" | "settled") =>
    valueOf(await service.call(listRefunds, { tab, page_size: 100 }));
  const [late, settled] = [await list("late"), await list("settled")];
  const { refunds } = valueOf(await service.call(getDashboard, {})).data.queues;
  return {
    listed: late.datalist.map(({ number, is_late }) => [number, is_late]),
    counted: late.waiting["late"],
    dashboard: refunds.late,
    ours: refunds.count,
    settled: settled.datalist.map(({ number, is_late }) => [number, is_late]),
  };
}

test("a refund is late by its own clock at its desk and on the dashboard alike, and no more once it is settled [BO-52]", async () => {
  const ming = await customer();
  const [item] = await journey.itemsOf(await journey.paid(ming, { num: 2 }));
  const list = [{ oid: item?.oid ?? "", num: 1, reason: "not_wanted" }];
  const [request] = valueOf(await ming.call(reverseApplyBatch, { list })).datalist;
  const number = request?.number ?? "";
  const waiting = { listed: [], counted: 0, dashboard: 0, ours: 1, settled: [] };
  const late = { listed: [[number, true]], counted: 1, dashboard: 1, ours: 1, settled: [] };
  expect(await lateNow()).toEqual(waiting);
  clock.pass({ hours: 49 });
  // By the clock alone: nobody waits for the job to have gone round.
  expect(await lateNow()).toEqual(late);
  await escalateLateRefunds(needs);
  // Finance has it with a time of its own; it stays what was promised earlier.
  expect(await lateNow()).toEqual(late);

  const finance = await staff("finance");
  valueOf(await finance.call(rejectRefund, { number, reason: "超過期限" }));
  expect(await lateNow()).toEqual({ ...waiting, ours: 0, settled: [[number, false]] });
});

import { getPackageDetail, queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { queryStorage } from "@sampan/contract/logistics/storage/storage";
import { addDays } from "@sampan/domain/kernel/business-time";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { letLie } from "../../../../../tests/support/test-storage.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { watchStorage } from "./storage-jobs.ts";

const world = await openTestApp();
const { clock, customer, db, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
afterEach(() => setSettings(needs, {}));

const shortly = { free_storage_days: { guangzhou: 20, shenzhen: 90 } } as const;
// By sea, so that it leaves by itself.
const stored = async (who: TestCustomer) =>
  journey.received(await journey.paid(who, { order: { transport: 9 } }));
const clockOf = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(getPackageDetail, { tid })).data.storage;
const toldOf = async (who: TestCustomer) =>
  (
    await db
      .selectFrom("notices")
      .select(["kind", "subject_values as values", "link"])
      .where("account_id", "=", who.id)
      .where("kind", "in", ["storage_ending", "storage_over"])
      .orderBy("id")
      .execute()
  ).map(({ kind, link, values }) => ({ kind, link, days: values["days"], tid: values["tid"] }));

describe("a stored parcel", () => {
  test("says until when it is kept, in its list, on its page and beside its order", async () => {
    await setSettings(needs, shortly);
    const ming = await customer();
    const tid = await stored(ming);
    await letLie(world, tid, { days: 7 });
    const shown = await clockOf(ming, tid);
    const last = addDays(clock.now(), 13).toISOString().slice(0, 10);
    expect(shown).toMatchObject({ last_day: last, days_left: 13, stage: "soon", free_days: 20 });
    const { datalist } = valueOf(await ming.call(queryLogisticsList, {}));
    expect(datalist[0]?.storage).toEqual(shown);
    const mine = valueOf(await ming.call(queryStorage, {})).datalist;
    const [order] = await db
      .selectFrom("orders")
      .select("tid")
      .where("account_id", "=", ming.id)
      .execute();
    expect(mine).toEqual([{ tid, order_tids: [order?.tid], storage: shown }]);
    const nok = await customer();
    expect(valueOf(await nok.call(queryStorage, {})).datalist).toEqual([]);
  });

  test("keeps the days it came with, and has none once it is billed", async () => {
    const ming = await customer();
    const tid = await stored(ming);
    await setSettings(needs, shortly);
    expect((await clockOf(ming, tid))?.free_days).toBe(90);
    await setSettings(needs, { free_storage_days: { guangzhou: 120, shenzhen: 90 } });
    expect((await clockOf(ming, tid))?.free_days).toBe(120);
    const billed = await journey.billed(await journey.paid(ming, { order: { transport: 12 } }));
    expect(await clockOf(ming, billed.parcel)).toBeNull();
  });

  test("has more days where its owner's tier has them, and none are counted while the warehouse is closed", async () => {
    const ming = await customer();
    const tid = await stored(ming);
    const plain = await clockOf(ming, tid);
    const none = { classic: 0, gold: 0, platinum: 0, diamond: 0, crown: 0, king: 0 };
    await setSettings(needs, { tier_storage_days: { ...none, classic: 5 } });
    expect((await clockOf(ming, tid))?.days_left).toBe((plain?.days_left ?? 0) + 5);
    const tomorrow = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const closed_days = { TW: [], TH: [], mainland: [tomorrow] };
    await setSettings(needs, { closed_days });
    expect((await clockOf(ming, tid))?.days_left).toBe((plain?.days_left ?? 0) + 1);
  });
});

describe("the owner of a stored parcel", () => {
  test("is told 14, 7, 3 and 1 days before the end and once after it, however often the job runs", async () => {
    await setSettings(needs, shortly);
    const ming = await customer();
    const tid = await stored(ming);
    await letLie(world, tid, { days: 40, watched: true });
    await watchStorage(needs);
    const told = await toldOf(ming);
    expect(told.map(({ kind, days }) => [kind, days])).toEqual([
      ["storage_ending", 14],
      ["storage_ending", 7],
      ["storage_ending", 3],
      ["storage_ending", 1],
      ["storage_over", undefined],
    ]);
    expect(told.every(({ link, tid: named }) => named === tid && link.endsWith(tid))).toBe(true);
  });

  test("is told once of what the job missed, with the days that are really left", async () => {
    await setSettings(needs, shortly);
    const ming = await customer();
    await letLie(world, await stored(ming), { days: 18 });
    await watchStorage(needs);
    clock.pass({ minutes: 20 });
    await watchStorage(needs);
    expect((await toldOf(ming)).map(({ days }) => days)).toEqual([2]);
  });
});

import { postBill, previewBill } from "@sampan/contract/logistics/billing/staff-billing";
import {
  previewTariff,
  queryTariffs,
  saveTariff,
} from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { needs, staff, customer, clock } = world;
const journey = await openJourney(world);
const desk = await staff("billing");

beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
});

const byAir = { order: { transport: 12 } } as const;

async function changedLine(changed: object) {
  const { datalist } = valueOf(await desk.call(queryTariffs, { region: "TW" }));
  const line = datalist.find((one) => one.transport === 12 && one.tariff_class === "ordinary");
  if (!line?.in_force) throw new Error("no line by air");
  const { region, transport, tariff_class, version, in_force } = line;
  const terms = { ...in_force.terms, ...changed };
  return { region, transport, tariff_class, ...terms, reason: "承運人調價", version };
}

describe("a preview", () => {
  test("says of last month's bills what billing says of the same parcels once the version holds [BO-42]", async () => {
    const posted = await journey.paid(await customer(), byAir);
    await journey.billed(posted);
    const waiting = await journey.paid(await customer(), byAir);
    await journey.received(waiting);
    const amountNow = async () =>
      valueOf(await desk.call(previewBill, { order_tid: waiting })).data.amount;

    const before = await amountNow();
    const changed = await changedLine({ per_kg: 150_00, minimum_weight_g: 5_000, base_fee: 30_00 });
    const { data } = valueOf(await desk.call(previewTariff, changed));
    expect(data).toMatchObject({ currency: "TWD", bills: 1, changed: 1, before, is_part: false });
    expect(await amountNow()).toBe(before);
    valueOf(await desk.call(saveTariff, changed));
    expect(data.after).toBe(await amountNow());
    expect(data.rises).toEqual([
      { bill_tid: expect.any(String), before: data.before, after: data.after },
    ]);
    expect(refusalOf(await desk.call(previewTariff, { ...changed, per_kg: 0 }))).toBe(
      "tariff_unpriced",
    );
    valueOf(await desk.call(postBill, { order_tid: waiting }));
    // What was posted more than thirty days ago is looked at no more.
    clock.pass({ days: 31 });
    const later = await staff("billing");
    expect(valueOf(await later.call(previewTariff, changed)).data.bills).toBe(0);
  });
});

import { payConfirm } from "@sampan/contract/money/payments";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { createBox, loadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { warehouse, billing, logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const byAir = { order: { transport: 12 } } as const;
const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, () => work()));
const accepted = (outcomes: readonly string[]) =>
  outcomes.filter((outcome) => outcome === "accepted").length;

describe("at the same moment", () => {
  test("several scanners receive one parcel once [BO-13]", async () => {
    const tid = await journey.paid(await customer(), byAir);
    const { express_no, oids } = await journey.sentBySeller(tid);
    // One of two pieces, so that a second receipt would find room for another.
    const lines = oids.map((oid) => ({ oid, num: 1 }));
    const receipt = { express_no, warehouse: "guangzhou", lines, measures } as const;
    const answers = await times(8, () => warehouse.call(receiveParcel, receipt));
    expect(accepted(answers.map(refusalOf))).toBe(1);
    expect(await journey.itemsOf(tid)).toMatchObject([{ arrived_num: 1, status: 21 }]);
  });

  test("several billers post one bill [BO-16] [PAY-19]", async () => {
    const tid = await journey.paid(await customer(), byAir);
    await journey.received(tid);
    const answers = await times(8, () => billing.call(postBill, { order_tid: tid }));
    expect(accepted(answers.map(refusalOf))).toBe(1);
    const { id } = await journey.orderOf(tid);
    const supplements = await db
      .selectFrom("supplements")
      .select("id")
      .where("order_id", "=", id)
      .execute();
    expect(supplements).toHaveLength(1);
  });

  test("a parcel is loaded into one of two boxes, and only when it was paid before [BO-20]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    const { parcel } = await journey.billed(tid);
    const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
    const boxes = [
      valueOf(await logistics.call(createBox, wish)).data.number,
      valueOf(await logistics.call(createBox, wish)).data.number,
    ];
    const load = (number: string) => logistics.call(loadBox, { number, tids: [parcel] });
    const [payment, ...loads] = await Promise.all([
      ming.call(payConfirm, { tids: [parcel], currency: "TWD" }),
      ...boxes.map(load),
    ]);
    expect(refusalOf(payment)).toBe("accepted");
    const early = accepted(loads.map(refusalOf));
    expect(early).toBeLessThan(2);
    const late = accepted((await Promise.all(boxes.map(load))).map(refusalOf));
    expect(early + late).toBe(1);
    expect(refusalOf(await pay(ming, parcel))).toBe("not_payable");
  });
});

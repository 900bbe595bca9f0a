import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { calculateFreight } from "@sampan/contract/logistics/freight/freight";
import { listBills } from "@sampan/contract/logistics/billing/staff-billing";
import {
  queryTariffs,
  saveTariff,
  withdrawTariff,
} from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { correctLine } from "@sampan/contract/trade/approvals/staff-approvals";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, needs, staff, visitor, customer, clock } = world;
const journey = await openJourney(world);
const desk = await staff("billing");

beforeAll(() => insertRates(needs, clock.now()));
beforeEach(async () => {
  await db.deleteFrom("tariff_lines").execute();
  await insertTariff(needs);
});

const ofLine = { region: "TW", transport: 12, tariff_class: "ordinary" } as const;
const parcel = { weight: 1, length: 10, width: 10, height: 10, transport: 12 };

async function airLine() {
  const { datalist } = valueOf(await desk.call(queryTariffs, { region: "TW" }));
  const line = datalist.find((one) => one.transport === 12 && one.tariff_class === "ordinary");
  if (!line?.in_force) throw new Error("no line by air");
  return { ...line, terms: line.in_force.terms };
}

async function wish(changed: object = {}) {
  const { terms, version } = await airLine();
  return { ...ofLine, ...terms, reason: "承運人調價", version, ...changed };
}

const asked = async () => valueOf(await visitor().call(calculateFreight, parcel)).data.freight;
const byAir = { order: { transport: 12 } } as const;

describe("a version of the tariff", () => {
  test("may ask for a first weight, and its estimate and its bill say the same [BO-42] [FRT-09]", async () => {
    expect(refusalOf(await desk.call(saveTariff, await wish({ first_weight_g: 500 })))).toBe(
      "tariff_first_unpriced",
    );
    const first = { first_weight_g: 500, first_fee: 90_00 };
    valueOf(await desk.call(saveTariff, await wish(first)));
    const { data } = valueOf(await visitor().call(calculateFreight, parcel));
    expect(data.freight).toBe(90_00 + 60_00 + 80_00);
    const ming = await customer();
    const { parcel: tid } = await journey.billed(await journey.paid(ming, byAir));
    const { bill } = valueOf(await ming.call(getPackageDetail, { tid })).data;
    const [billed] = bill?.shipments ?? [];
    const measured = { weight: 2.4, length: 30, width: 20, height: 20, transport: 12 };
    const again = valueOf(await visitor().call(calculateFreight, measured)).data;
    expect(billed?.entries).toEqual(again.chosen.entries);
    expect(bill?.amount).toBe(again.freight);
    expect((await airLine()).terms).toMatchObject(first);
  });

  test("holds with the next request, with who wrote it and why, over the one before it [BO-42]", async () => {
    expect(await asked()).toBe(120_00 + 80_00);
    valueOf(await desk.call(saveTariff, await wish({ per_kg: 130_00 })));
    expect(await asked()).toBe(130_00 + 80_00);
    const { versions } = await airLine();
    expect(versions.map(({ state, reason, terms }) => [state, reason, terms.per_kg])).toEqual([
      ["in_force", "承運人調價", 130_00],
      ["past", "", 120_00],
    ]);
    expect(versions[0]?.by).not.toBe("");
  });

  test("that is planned begins at its moment on the region's clocks, without anybody reading anything [BO-42]", async () => {
    const wished = await wish({ region: "TH" });
    const thai = valueOf(await desk.call(queryTariffs, { region: "TH" })).datalist;
    const version = thai.find(
      (one) => one.transport === 12 && one.tariff_class === "ordinary",
    )?.version;
    // An hour from now in Bangkok, which is not the hour in Taipei.
    const moment = new Date(Math.ceil(clock.now().getTime() / 60_000) * 60_000 + 3_600_000);
    const starts_at = new Date(moment.getTime() + 7 * 3_600_000)
      .toISOString()
      .slice(0, 16)
      .replace("T", " ");
    valueOf(
      await desk.call(saveTariff, { ...wished, version: version ?? 0, per_kg: 200_00, starts_at }),
    );
    const perKgAt = (at: Date) =>
      needs.prices
        .at(at)
        .tariffs.TH.find((one) => one.transport === 12 && one.tariff_class === "ordinary")?.per_kg;
    expect(perKgAt(new Date(moment.getTime() - 1))).toBe(120_00);
    expect(perKgAt(moment)).toBe(200_00);
    expect(await asked()).toBe(200_00);
  });

  test("that is planned can be taken back until it begins [BO-42]", async () => {
    const starts_at = "2099-01-01 00:00";
    valueOf(await desk.call(saveTariff, await wish({ per_kg: 300_00, starts_at })));
    const planned = (await airLine()).versions.find(({ state }) => state === "planned");
    if (!planned) throw new Error("nothing is planned");
    valueOf(await desk.call(withdrawTariff, { id: planned.id }));
    expect((await airLine()).versions.map(({ state }) => state)).toContain("withdrawn");
    expect(refusalOf(await desk.call(withdrawTariff, { id: planned.id }))).toBe("tariff_begun");
    expect(refusalOf(await desk.call(withdrawTariff, { id: "0".repeat(20) }))).toBe(
      "tariff_unknown",
    );
    const { in_force } = await airLine();
    expect(refusalOf(await desk.call(withdrawTariff, { id: in_force?.id ?? "" }))).toBe(
      "tariff_begun",
    );
  });

  test("is written over what was seen only, with a reason, a price and a moment to come [BO-42]", async () => {
    const seen = await wish({ per_kg: 125_00 });
    valueOf(await desk.call(saveTariff, seen));
    expect(refusalOf(await desk.call(saveTariff, seen))).toBe("changed_meanwhile");
    for (const [changed, refusal] of [
      [{ reason: " " }, "reason_needed"],
      [{ per_kg: 0 }, "tariff_unpriced"],
      [{ divisor: null }, "tariff_volume_free"],
      [{ days_min: 9, days_max: 8 }, "tariff_days_invalid"],
      [{ starts_at: "2020-01-01 00:00" }, "tariff_moment_past"],
      [{ starts_at: "tomorrow" }, "tariff_moment_past"],
      [{ per_kg: -1 }, "invalid_input"],
    ] as const)
      expect(refusalOf(await desk.call(saveTariff, await wish(changed)))).toBe(refusal);
    const reviewer = await staff("reviewer");
    expect(refusalOf(await reviewer.call(saveTariff, await wish()))).toBe("right_missing");
  });

  test("with limits takes no parcel beyond them, and the other lines still do [BO-42] [API-78]", async () => {
    valueOf(await desk.call(saveTariff, await wish({ weight_max_g: 900, side_max_mm: 400 })));
    const heavy = await visitor().call(calculateFreight, parcel);
    expect(refusalOf(heavy)).toBe("parcel_too_heavy");
    const long = await visitor().call(calculateFreight, { ...parcel, weight: 0.9, height: 40.1 });
    expect(refusalOf(long)).toBe("side_too_long");
    const bySea = valueOf(await visitor().call(calculateFreight, { ...parcel, transport: 9 })).data;
    expect(bySea.chosen.takes_parcel).toBe(true);
    const air = bySea.lines.find((one) => one.transport === 12);
    expect(air).toMatchObject({ tariff_class: "ordinary", takes_parcel: false });
  });

  test("closed is offered to nobody [BO-42]", async () => {
    valueOf(await desk.call(saveTariff, await wish({ is_open: false })));
    expect(refusalOf(await visitor().call(calculateFreight, parcel))).toBe("transport_unavailable");
  });
});

describe("what was priced before", () => {
  test("keeps its price and names its version: a posted bill and a placed order's estimate [FRT-09]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    const placed = await estimateOf(tid);
    const { in_force } = await airLine();
    expect(placed?.reason.figures).toEqual({ tariff: in_force?.id });
    await journey.billed(tid);
    const billed = async () => {
      const { datalist } = valueOf(await desk.call(listBills, { page_size: 100 }));
      return datalist.find(({ order_tids }) => order_tids.includes(tid));
    };
    const before = await billed();
    valueOf(await desk.call(saveTariff, await wish({ per_kg: 500_00 })));
    expect(await billed()).toEqual(before);
    expect(await estimateOf(tid)).toEqual(placed);
    const { explanation } = await db
      .selectFrom("bills")
      .innerJoin("packages", "packages.bill_id", "bills.id")
      .select("bills.explanation")
      .where("bills.account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(explanation).toMatchObject({ shipments: [{ loads: [{ tariff: in_force?.id }] }] });
  });
});

describe("an order in review", () => {
  test("is reckoned anew by the tariff of the moment it was placed at [BO-08]", async () => {
    const product = await insertProduct(db, clock.now());
    const tid = await placeOrder(
      await customer(),
      [{ item_id: product.item_id, num: 2 }],
      byAir.order,
    );
    const placed = await estimateOf(tid);
    clock.pass({ minutes: 1 });
    valueOf(await desk.call(saveTariff, await wish({ per_kg: 500_00 })));
    const [item] = await journey.itemsOf(tid);
    const price = { tid, oid: item?.oid ?? "", price: 20_000 };
    valueOf(await journey.reviewer.call(correctLine, price));
    expect(placed?.amount).toBeGreaterThan(0);
    expect(await estimateOf(tid)).toEqual(placed);
  });
});

const estimateOf = async (tid: string) =>
  db
    .selectFrom("order_charges as charge")
    .innerJoin("orders", "orders.id", "charge.order_id")
    .select(["charge.amount", "charge.reason"])
    .where("orders.tid", "=", tid)
    .where("charge.kind", "=", "freight_estimate")
    .executeTakeFirst();

import { queryStoredParcels, quoteMerge } from "@sampan/contract/logistics/merging/merging";
import { addDays } from "@sampan/domain/kernel/business-time";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { bySea, openMerging } from "../../../../../tests/support/test-merging.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, clock, db, visitor } = world;
const merging = await openMerging(world);
const { journey, stored, inTwoParcels, threeStored, merge, pack, post } = merging;

const quote = (who: TestCustomer, tids: readonly string[]) =>
  who.call(quoteMerge, { tids: [...tids] });
const bySeaOf = (price: number) => ({ order: bySea, goods: { price } });
const storedOf = async (who: TestCustomer) =>
  valueOf(await who.call(queryStoredParcels, {})).datalist;

describe("what may leave together", () => {
  test("is shown by how long it lies there, each with what keeps it from being merged [CONS-01] [PKG-08]", async () => {
    const ming = await customer();
    const first = await stored(ming);
    await db
      .updateTable("packages")
      .set({ created_at: addDays(clock.now(), -12) })
      .where("tid", "=", first.parcel)
      .execute();
    const tid = await journey.paid(ming, { order: bySea });
    const [early] = await inTwoParcels(tid, { pieces: 1 });
    expect(await storedOf(ming)).toMatchObject([
      { tid: first.parcel, days_stored: 12, obstacle: null, weight_g: 1_200 },
      { tid: early, days_stored: 0, obstacle: "goods_awaited" },
    ]);
    expect(await storedOf(await customer())).toEqual([]);
    expect(refusalOf(await visitor().call(queryStoredParcels, {}))).toBe("login_needed");
  });

  test("is shown no more once it is merged or billed [CONS-04]", async () => {
    const { ming, orders, parcels, wish } = await threeStored();
    const [first = "", second = "", third = ""] = parcels;
    const { tid } = valueOf(await merge(ming, { ...wish, tids: [first, second] })).data;
    expect((await storedOf(ming)).map((one) => one.tid)).toEqual([third]);
    valueOf(await pack(tid));
    expect(await storedOf(ming)).toMatchObject([
      { tid: third, obstacle: null },
      { tid, obstacle: "parcel_not_in_state" },
    ]);
    valueOf(await post(orders[2]?.tid ?? ""));
    expect((await storedOf(ming)).map((one) => one.tid)).toEqual([tid]);
  });
});

describe("a quote of one box", () => {
  test("prices every line by what the parcels weigh together, once [CONS-02] [FRT-06] [FRT-10]", async () => {
    const { ming, parcels } = await threeStored();
    const { data } = valueOf(await quote(ming, parcels));
    expect(data).toMatchObject({ currency: "TWD", weight_g: 3_600, insurance_at_least: 3 });
    const of = (transport: number) => data.lines.find((line) => line.transport === transport);
    // 3.6 kg at 120.00, ten kilograms by sea at 40.00, and once to the door.
    expect(of(12)?.quote).toMatchObject({ chargeable_g: 3_600, total: 51_200 });
    expect(of(9)).toMatchObject({ refusal: null, quote: { total: 48_000 } });
    // Apart each of them pays its own minimum and its own way to the door.
    expect(of(12)?.quote?.apart).toBe(3 * 22_400);
    expect(of(9)?.quote?.apart).toBe(3 * 48_000);
    for (const { quote: quoted } of data.lines) {
      const entries = quoted?.entries.map(({ amount }) => amount) ?? [];
      expect(entries.reduce((total, amount) => total + amount, 0)).toBe(quoted?.total ?? 0);
    }
    expect(data.goods).toHaveLength(3);
    for (const { num, value } of data.goods) expect([num, value > 0]).toEqual([2, true]);
  });

  test("tells customs whole cents of what was paid, whatever pieces of a line lie in one parcel", async () => {
    const ming = await customer();
    const halves: string[] = [];
    for (const price of [10_01, 10_03]) {
      const tid = await journey.paid(ming, bySeaOf(price));
      halves.push((await inTwoParcels(tid))[0]);
    }
    const { goods } = valueOf(await quote(ming, halves)).data;
    expect(goods.map(({ num }) => num)).toEqual([1, 1]);
    for (const { value } of goods) expect(Number.isInteger(value)).toBe(true);
  });

  test("offers air only for sensitive goods, and says why of every other line [CONS-05]", async () => {
    const ming = await customer();
    const plain = await stored(ming);
    const goods = { goods_class: "sensitive-battery" } as const;
    const battery = await stored(ming, { order: { transport: 12 }, goods });
    const { lines } = valueOf(await quote(ming, [plain.parcel, battery.parcel])).data;
    const offered = lines.filter(({ refusal }) => refusal === null);
    expect(offered.map(({ transport }) => transport)).toEqual([12]);
    for (const line of lines.filter(({ transport }) => transport !== 12))
      expect(line).toMatchObject({ quote: null, refusal: expect.stringMatching(/\S/) });
  });

  test("is refused for what cannot share a box, and for somebody else's parcels [CONS-03] [ORD-22]", async () => {
    const ming = await customer();
    const here = await stored(ming);
    const there = await stored(ming, { where: "shenzhen" });
    const both = [here.parcel, there.parcel];
    expect(refusalOf(await quote(ming, both))).toBe("warehouses_differ");
    expect(refusalOf(await quote(await customer(), both))).toBe("parcel_unknown");
    expect(refusalOf(await quote(ming, [here.parcel, here.parcel]))).toBe("parcel_unknown");
  });
});

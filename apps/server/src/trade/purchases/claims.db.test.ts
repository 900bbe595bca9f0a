import {
  claimPurchases,
  handBackPurchases,
  listPurchases,
  recordPurchase,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, staff, clock, needs } = world;
const journey = await openJourney(world);
const { buyer } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const oidsOf = async (tid: string) => (await journey.itemsOf(tid)).map(({ oid }) => oid);
const queueOf = async (tid: string) => {
  const { datalist } = valueOf(await buyer.call(listPurchases, { page_size: 100 }));
  return datalist.filter(({ order_tid }) => order_tid === tid);
};

describe("taking goods on", () => {
  async function toBuy() {
    const tid = await journey.paid(await customer());
    return { tid, id: `${tid}-s1`, oids: await oidsOf(tid) };
  }
  const claimOf = async (tid: string) => (await queueOf(tid))[0]?.claim;

  test("keeps them from every other buyer until they are handed back [BO-10]", async () => {
    const other = await staff("buyer");
    const { tid, id, oids } = await toBuy();
    valueOf(await buyer.call(claimPurchases, { ids: [id] }));
    expect(await claimOf(tid)).toMatchObject({ is_mine: true, until: "2026-03-03 00:00:00" });
    const mine = valueOf(await buyer.call(listPurchases, { whose: "mine", page_size: 100 }));
    expect(mine.datalist.map((one) => one.id)).toEqual([id]);
    const free = valueOf(await other.call(listPurchases, { whose: "free", page_size: 100 }));
    expect(free.datalist.map((one) => one.id)).not.toContain(id);
    const purchase = { oids, out_oid: "22500190" };
    expect(refusalOf(await other.call(recordPurchase, purchase))).toBe("claimed_by_other");
    expect(refusalOf(await other.call(claimPurchases, { ids: [id] }))).toBe("claimed_by_other");
    expect(refusalOf(await other.call(handBackPurchases, { ids: [id] }))).toBe("order_unknown");
    valueOf(await buyer.call(handBackPurchases, { ids: [id] }));
    expect(await claimOf(tid)).toBeNull();
    valueOf(await other.call(recordPurchase, purchase));
  });

  test("is of all that was named or of none, and ends with the purchase [BO-10]", async () => {
    const other = await staff("buyer");
    const [one, two] = [await toBuy(), await toBuy()];
    valueOf(await other.call(claimPurchases, { ids: [two.id] }));
    const ids = [one.id, two.id];
    expect(refusalOf(await buyer.call(claimPurchases, { ids }))).toBe("claimed_by_other");
    expect(await claimOf(one.tid)).toBeNull();
    valueOf(await other.call(recordPurchase, { oids: two.oids, out_oid: "22500191" }));
    expect(refusalOf(await other.call(handBackPurchases, { ids: [two.id] }))).toBe("order_unknown");
    const unknown = { ids: [`${one.tid}-s9`] };
    expect(refusalOf(await buyer.call(claimPurchases, unknown))).toBe("order_unknown");
  });

  test("lapses after the set hours, and is anybody's again [BO-10]", async () => {
    const other = await staff("buyer");
    const { tid, id } = await toBuy();
    valueOf(await other.call(claimPurchases, { ids: [id] }));
    clock.pass({ hours: 12 });
    expect(await claimOf(tid)).toBeNull();
    valueOf(await buyer.call(claimPurchases, { ids: [id] }));
    expect(await claimOf(tid)).toMatchObject({ is_mine: true });
    clock.pass({ hours: -12 });
  });

  test("shows those of one shop together, whichever order they are of [BO-10]", async () => {
    const ming = await customer();
    const tids: string[] = [];
    for (const shop of ["乙店", "甲店", "乙店"])
      tids.push(await journey.paid(ming, { goods: { shop } }));
    const { datalist } = valueOf(
      await buyer.call(listPurchases, { order_by: "shop", page_size: 100 }),
    );
    const shown = datalist.filter(({ order_tid }) => tids.includes(order_tid));
    expect(shown.map(({ order_tid }) => order_tid)).toEqual([tids[0], tids[2], tids[1]]);
  });
});

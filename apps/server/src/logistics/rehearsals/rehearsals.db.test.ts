import { listBills, previewBill } from "@sampan/contract/logistics/billing/staff-billing";
import { quoteMerge, splitPackage } from "@sampan/contract/logistics/merging/merging";
import { packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { acceptRehearsal, queryRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import { afterEach, describe, expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { box, openMerging } from "../../../../../tests/support/test-merging.ts";
import { saveHome } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { endRehearsals } from "./rehearsal-jobs.ts";

const world = await openTestApp();
const { db, clock, needs, customer } = world;
const merging = await openMerging(world);
const { journey, threeStored, stored, wishOf, merge, pack, post, detailOf } = merging;
const { warehouse, billing } = journey;

// A shift is shorter than an owner's time to answer: each test begins at noon of its first day.
const noon = clock.now();
afterEach(() => clock.set(noon));

/** Three parcels that are to be packed first, home by sea; 10 kg at least, 40.00 each, and 80.00 to the door. */
async function asked() {
  const { ming, orders, parcels, wish } = await threeStored();
  const { tid } = valueOf(await merge(ming, { ...wish, rehearse: true })).data;
  return { ming, orders, parcels, wish, tid, order: orders[0]?.tid ?? "" };
}

async function packed() {
  const made = await asked();
  valueOf(await pack(made.tid));
  return made;
}

const look = async (who: TestCustomer, tid: string, answer = {}) =>
  valueOf(await who.call(queryRehearsal, { tid, ...answer })).data;
const priceOf = async (who: TestCustomer, tid: string, transport = 9, answer = {}) => {
  const { lines } = await look(who, tid, answer);
  return lines.find((line) => line.transport === transport)?.quote?.total ?? 0;
};
const accept = (who: TestCustomer, tid: string, amount: number, answer = {}) =>
  who.call(acceptRehearsal, { tid, amount, ...answer });
const told = async ({ id }: TestCustomer, kind: string) =>
  (
    await db
      .selectFrom("notices")
      .select("link")
      .where("account_id", "=", id)
      .where("kind", "=", kind)
      .execute()
  ).map(({ link }) => link);

describe("a box that is packed before its owner decides", () => {
  test("is shown as it was before and is now, with its bill by every line, and nothing is billed yet [RT-106] [BO-14]", async () => {
    const { ming, parcels, tid, order } = await asked();
    expect(await look(ming, tid)).toMatchObject({ state: "asked", packed_at: null, lines: [] });
    valueOf(await pack(tid));
    const shown = await look(ming, tid);
    expect(shown).toMatchObject({
      state: "waiting",
      fee: 90_00,
      estimate: 480_00,
      parts_g: 3_600,
      packed_at: "2026-03-02 12:00:00",
      price_until: "2026-03-04 12:00:00",
      answer_by: "2026-03-05 12:00:00",
      is_price_held: true,
    });
    expect(shown.parts.map((part) => part.tid)).toEqual(parcels);
    const totals = shown.lines.map(({ transport, refusal, quote }) => [
      transport,
      refusal,
      quote?.chargeable_g,
      quote?.total,
    ]);
    expect(totals).toEqual([
      [12, null, 4_000, 560_00 + 90_00],
      [8, null, 4_000, 320_00 + 90_00],
      [9, null, 10_000, 480_00 + 90_00],
    ]);
    expect(shown.lines[2]?.quote?.entries).toMatchObject([
      { key: "international_freight", amount: 400_00 },
      { key: "local_freight", amount: 80_00 },
      {
        key: "other",
        amount: 90_00,
        reason: { key: "rehearsed", values: { rehearsal_fee: 90_00 } },
      },
    ]);
    expect(await detailOf(ming, tid)).toMatchObject({
      status: 3,
      weight_g: box.weight_g,
      bill: null,
      merged: { rehearsal: { state: "waiting", answer_by: "2026-03-05 12:00:00" } },
    });
    expect(await told(ming, "rehearsal_packed")).toEqual([`/rehearsal/${tid}`]);
    expect(refusalOf(await billing.call(previewBill, { order_tid: order }))).toBe(
      "rehearsal_waits",
    );
    expect(refusalOf(await post(order))).toBe("rehearsal_waits");
  });

  test("is billed at exactly the price that was shown, by the line, carrier, address and insurance its owner chooses then, and paid [PKG-14] [PKG-15] [CONS-02]", async () => {
    const { ming, tid } = await packed();
    const address_id = await saveHome(ming);
    const answer = { transport: 8, express: 1, insurance: 4, address_id };
    const { transport: _, ...beside } = answer;
    const amount = await priceOf(ming, tid, 8, beside);
    const raise = amount - 410_00;
    expect(raise).toBeGreaterThan(0);
    const { bill_tid } = valueOf(await accept(ming, tid, amount, answer)).data;
    const detail = await detailOf(ming, tid);
    expect(detail).toMatchObject({
      status: 0,
      merged: { transport: 8, express: 1, insurance: 4, rehearsal: { state: "accepted" } },
      bill: { tid: bill_tid, amount, state: "unpaid" },
    });
    const others = (detail.bill?.lines ?? []).filter(({ kind }) => kind === "other");
    const sumOf = (key: string) =>
      others.filter(({ why }) => why?.key === key).reduce((cents, one) => cents + one.amount, 0);
    expect([sumOf("rehearsed"), sumOf("insurance_raised")]).toEqual([90_00, raise]);
    valueOf(await pay(ming, tid));
    expect(await detailOf(ming, tid)).toMatchObject({ status: 4, bill: { state: "paid" } });
  });

  test("keeps the tariff of its packing for the time that was said, and is quoted anew after it", async () => {
    const { ming, tid } = await packed();
    clock.pass({ minutes: 1 });
    const dearer = { per_kg: 5_000, starts_at: clock.now(), made_at: clock.now() };
    const line = await db
      .selectFrom("tariff_lines")
      .selectAll()
      .where("region", "=", "TW")
      .where("transport", "=", 9)
      .executeTakeFirstOrThrow();
    const { id: _id, key: _key, ...row } = line;
    await db
      .insertInto("tariff_lines")
      .values({ ...row, ...dearer })
      .execute();
    await needs.prices.refresh();
    try {
      expect(await priceOf(ming, tid)).toBe(570_00);
      expect(refusalOf(await accept(ming, tid, 670_00))).toBe("rehearsal_price_changed");
      clock.pass({ hours: 48 });
      expect(await look(ming, tid)).toMatchObject({ is_price_held: false, state: "waiting" });
      expect(refusalOf(await accept(ming, tid, 570_00))).toBe("rehearsal_price_changed");
      expect(await priceOf(ming, tid)).toBe(670_00);
      expect(valueOf(await accept(ming, tid, 670_00)).data.amount).toBe(670_00);
    } finally {
      await db.deleteFrom("tariff_lines").where("per_kg", "=", 5_000).execute();
      await needs.prices.refresh();
    }
  });

  test("counts what a single instalment paid for freight in advance", async () => {
    const ming = await customer();
    const once = { order: { transport: 9, pay_mode: "once" } } as const;
    const parcels = [await stored(ming, once), await stored(ming, once)].map((one) => one.parcel);
    const wish = { ...(await wishOf(ming, parcels)), rehearse: true };
    const { tid } = valueOf(await merge(ming, wish)).data;
    valueOf(await pack(tid, { weight_g: 2_400 }));
    const line = (await look(ming, tid)).lines.find(({ transport }) => transport === 9);
    const { entries = [], total = 0 } = line?.quote ?? {};
    expect(entries.at(-1)).toMatchObject({
      reason: { values: { paid_before: expect.any(Number) } },
    });
    expect(entries.reduce((cents, { amount }) => cents + amount, 0)).toBe(total);
    valueOf(await accept(ming, tid, total));
    expect((await detailOf(ming, tid)).bill?.amount ?? 0).toBe(total);
  });

  test("is taken apart by its owner, part by part, the first time for nothing; each later change costs it again [CONS-04]", async () => {
    const { ming, parcels, wish, tid } = await packed();
    valueOf(await ming.call(splitPackage, { tid }));
    for (const part of parcels)
      expect(await detailOf(ming, part)).toMatchObject({ status: 3, rel_tid: "", bill: null });
    expect(refusalOf(await ming.call(queryRehearsal, { tid }))).toBe("parcel_unknown");
    const feeNow = async () =>
      valueOf(await ming.call(quoteMerge, { tids: parcels })).data.rehearsal.fee;
    expect(await feeNow()).toBe(90_00);
    const again = valueOf(await merge(ming, { ...wish, rehearse: true })).data.tid;
    valueOf(await pack(again));
    expect(await look(ming, again)).toMatchObject({ fee: 90_00 });
    valueOf(await ming.call(splitPackage, { tid: again }));
    expect(await feeNow()).toBe(180_00);
    // One that nobody has packed yet cost nobody anything.
    const third = valueOf(await merge(ming, { ...wish, rehearse: true })).data.tid;
    valueOf(await ming.call(splitPackage, { tid: third }));
    expect(await feeNow()).toBe(180_00);
  });

  test("reminds its owner once, and unanswered is billed as it was asked for", async () => {
    const { ming, tid } = await packed();
    const answered = await packed();
    valueOf(await accept(answered.ming, answered.tid, 570_00));
    await endRehearsals(needs);
    expect(await told(ming, "rehearsal_reminder")).toEqual([]);
    clock.pass({ hours: 48 });
    await endRehearsals(needs);
    await endRehearsals(needs);
    expect(await told(ming, "rehearsal_reminder")).toEqual([`/rehearsal/${tid}`]);
    clock.pass({ hours: 24 });
    await endRehearsals(needs);
    await endRehearsals(needs);
    expect(await told(ming, "rehearsal_lapsed")).toHaveLength(1);
    expect(await told(answered.ming, "rehearsal_lapsed")).toEqual([]);
    expect(await detailOf(ming, tid)).toMatchObject({
      status: 0,
      merged: { transport: 9, express: 2, rehearsal: { state: "lapsed" } },
      bill: { amount: 570_00, state: "unpaid" },
    });
    expect(refusalOf(await accept(ming, tid, 570_00))).toBe("rehearsal_not_in_state");
  });

  test("has its whole time anew when it is weighed again, at the price of what it weighs then", async () => {
    const { ming, tid } = await packed();
    clock.pass({ hours: 60 });
    await endRehearsals(needs);
    const heavier = { ...box, weight_g: 11_000 };
    const packer = await world.staff("warehouse");
    valueOf(await packer.call(packParcel, { tid, measures: heavier }));
    expect(await told(ming, "rehearsal_packed")).toHaveLength(2);
    expect(await priceOf(ming, tid)).toBe(610_00);
    expect(refusalOf(await accept(ming, tid, 570_00))).toBe("rehearsal_price_changed");
    clock.pass({ hours: 60 });
    await endRehearsals(needs);
    expect(await told(ming, "rehearsal_reminder")).toHaveLength(2);
    expect(await look(ming, tid)).toMatchObject({ state: "waiting" });
  });

  test("takes no step that is not drawn, from nobody else, and is insured never less [CONS-05]", async () => {
    const { ming, parcels, tid, order } = await asked();
    const other = await customer();
    expect(refusalOf(await accept(ming, tid, 0))).toBe("rehearsal_not_in_state");
    expect(refusalOf(await post(order))).toBe("parcel_not_in_state");
    valueOf(await pack(tid));
    expect(refusalOf(await other.call(queryRehearsal, { tid }))).toBe("parcel_unknown");
    expect(refusalOf(await accept(other, tid, 570_00))).toBe("parcel_unknown");
    expect(
      refusalOf(await warehouse.call(packParcel, { tid, parts: parcels, measures: box })),
    ).toBe("parcel_packed");
    const refused = async (answer: object) => refusalOf(await accept(ming, tid, 570_00, answer));
    expect(await refused({ insurance: 2 })).toBe("insurance_lowered");
    expect(await refused({ transport: 10 })).toBe("transport_unavailable");
    expect(await refused({ address_id: await saveHome(other) })).toBe("address_needed");
    expect(await refused({ transport: 12 })).toBe("rehearsal_price_changed");
    valueOf(await accept(ming, tid, 570_00));
    expect(await refused({})).toBe("rehearsal_not_in_state");
    expect(refusalOf(await ming.call(splitPackage, { tid }))).toBe("parcel_not_in_state");
    expect(refusalOf(await pack(tid))).toBe("parcel_not_in_state");
    const { total } = valueOf(await billing.call(listBills, { state: "unpaid" }));
    expect(total).toBeGreaterThan(0);
  });

  test("keeps no other parcel waiting, and takes along what still lies there when its owner agrees [PAY-06]", async () => {
    const ming = await customer();
    const order = { transport: 9, express: 2 } as const;
    const parcels = [await stored(ming, { order }), await stored(ming, { order })];
    const wish = await wishOf(
      ming,
      parcels.map(({ parcel }) => parcel),
    );
    const { tid } = valueOf(await merge(ming, { ...wish, rehearse: true })).data;
    valueOf(await pack(tid));
    const bySeaNow = async () =>
      (await look(ming, tid)).lines.find(({ transport }) => transport === 9)?.quote;
    expect(await bySeaNow()).toMatchObject({ total: 570_00, beside_tids: [] });
    const address_id = wish.address_id ?? "";
    const beside = await stored(ming, { order: { ...order, address_id } });
    // Both together are below the line's ten kilograms: what lies there comes along for nothing.
    expect(await bySeaNow()).toMatchObject({ total: 570_00, beside_tids: [beside.parcel] });
    valueOf(await post(beside.tid));
    expect((await detailOf(ming, beside.parcel)).bill).toMatchObject({ amount: 480_00 });
    expect(await bySeaNow()).toMatchObject({ total: 570_00, beside_tids: [] });
  });
});

test("after all of this books, bills and parcels agree with each other [WAL-50]", async () => {
  expect(await findBrokenRules(db)).toEqual({});
});

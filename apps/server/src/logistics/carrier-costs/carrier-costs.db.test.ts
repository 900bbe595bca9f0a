import {
  readCarrierReport,
  writeCarrierCost,
} from "@sampan/contract/logistics/carrier-costs/staff-carrier-costs";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, staff, db, clock } = world;
const { stored, post } = await openMerging(world);
const billing = await staff("billing");

const region = "TW" as const;
const month = businessDay(clock.now(), region).slice(0, 7);
const byAir = { order: { transport: 12, insurance: 2 } } as const;

async function report(of = month) {
  const { data } = valueOf(await billing.call(readCarrierReport, { region, month: of }));
  const row = (carrier: string) => data.datalist.find((one) => one.carrier === carrier);
  return { ...data, row };
}

/** A parcel whose bill is paid, that left in a box by air and was handed to a courier. */
async function carried(local_carrier: string) {
  const ming = await customer();
  const { tid, parcel } = await stored(ming, byAir);
  const bill = valueOf(await post(tid)).data;
  await db
    .updateTable("bills")
    .set({ state: "paid", paid_at: clock.now() })
    .where("tid", "=", bill.bill_tid)
    .execute();
  const box = {
    number: `BX${parcel}`,
    warehouse: "guangzhou",
    region,
    transport: 12,
    state: "shipping",
    created_at: clock.now(),
    dispatched_at: clock.now(),
  } as const;
  const { id: box_id } = await db
    .insertInto("boxes")
    .values(box)
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await db
    .updateTable("packages")
    .set({ box_id, local_carrier })
    .where("tid", "=", parcel)
    .returning("id")
    .executeTakeFirstOrThrow();
  const event = { package_id: id, transport_state: "delivering", at: clock.now() } as const;
  await db.insertInto("package_events").values(event).execute();
  return { id, arithmetic: bill.arithmetic[0] };
}

describe("what carriers cost", () => {
  test("is counted for every one that carried something, beside what customers paid for it, and not known until somebody says", async () => {
    expect((await report()).datalist).toEqual([]);
    const first = await carried("新竹物流");
    const second = await carried("HCT");
    await carried("阿明快遞");
    const { row } = await report();
    const paid = (first.arithmetic?.international ?? 0) + (second.arithmetic?.international ?? 0);
    expect(row("line:12")).toMatchObject({
      parcels: 3,
      weight_g: 3_600,
      cost: null,
      left: null,
      basis: null,
    });
    expect(row("line:12")?.paid).toBe(paid + (first.arithmetic?.international ?? 0));
    const local = (first.arithmetic?.local ?? 0) + (second.arithmetic?.local ?? 0);
    expect(row("door:hct")).toMatchObject({ parcels: 2, weight_g: 2_400, paid: local });
    expect(row("door:other")).toMatchObject({ parcels: 1, name: "" });
    // Of another month nothing.
    expect((await report("2020-01")).datalist).toEqual([]);
  });

  test("counts a parcel in the month when it first went, however its box and its courier came to it", async () => {
    const month = "2025-03";
    const [in_month, before] = [new Date("2025-03-10T03:00:00Z"), new Date("2025-02-20T03:00:00Z")];
    const boxOf = async (id: number) =>
      (
        await db
          .selectFrom("packages")
          .select("box_id")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).box_id ?? 0;
    const sent = async (dispatched_at: Date | null, departed_at?: Date | null) => {
      const { id } = await carried("新竹物流");
      const box_id = await boxOf(id);
      await db.updateTable("boxes").set({ dispatched_at }).where("id", "=", box_id).execute();
      await db.deleteFrom("package_events").where("package_id", "=", id).execute();
      if (departed_at === undefined) return id;
      const voyage = {
        number: `VY${id}`,
        name: "CI 5822",
        warehouse: "guangzhou",
        region,
        transport: 12,
        state: departed_at ? "departed" : "open",
        created_at: before,
        last_at: before,
        departed_at,
      } as const;
      const { id: voyage_id } = await db
        .insertInto("voyages")
        .values(voyage)
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.insertInto("voyage_boxes").values({ box_id, voyage_id }).execute();
      return id;
    };
    const handed = (id: number, ...moments: readonly Date[]) =>
      db
        .insertInto("package_events")
        .values(
          moments.map((at) => ({ package_id: id, transport_state: "delivering", at }) as const),
        )
        .execute();
    // By its voyage, which left in another month than its box; by its box, where no voyage has left with it.
    const first = await sent(before, in_month);
    await sent(in_month, before);
    const third = await sent(in_month, null);
    const fourth = await sent(in_month);
    // Handed over twice in the month, in the month and before it, and before it alone.
    await handed(first, in_month, new Date("2025-03-12T03:00:00Z"));
    await handed(third, in_month, before);
    await handed(fourth, before);
    const { row } = await report(month);
    expect(row("line:12")?.parcels).toBe(3);
    expect(row("door:hct")?.parcels).toBe(1);
  });

  test("is what its bill says, by parcel and kilogram, until it is written anew or taken back; each time is on record", async () => {
    const wish = { region, month, carrier: "line:12" } as const;
    valueOf(await billing.call(writeCarrierCost, { ...wish, amount: 500_00, note: "first" }));
    valueOf(await billing.call(writeCarrierCost, { ...wish, amount: 360_00, note: "AWB 12" }));
    const { row, file } = await report();
    expect(row("line:12")).toMatchObject({
      cost: 360_00,
      per_parcel: 120_00,
      per_kg: 100_00,
      basis: "written",
      note: "AWB 12",
    });
    expect(row("line:12")?.left).toBe((row("line:12")?.paid ?? 0) - 360_00);
    expect(file.name).toBe(`carriers-TW-${month}.csv`);
    expect(file.csv).toContain('"line:12","air","3","3.600"');
    valueOf(await billing.call(writeCarrierCost, { ...wish, amount: null, note: "" }));
    expect((await report()).row("line:12")).toMatchObject({ cost: null, basis: null });
    const acts = await db
      .selectFrom("audit_log")
      .select("action")
      .where("action", "=", "write_carrier_cost")
      .execute();
    expect(acts).toHaveLength(3);
  });

  test("of stores and vans is what they told with their orders, and of trackers what their questions cost", async () => {
    const { id } = await carried("");
    const order = {
      trade_no: `SP${"0".repeat(13)}1`,
      package_id: id,
      way: "seven_eleven",
      store_id: "131386",
      logistics_id: "1718546",
      state: "made",
      value: 100_00,
      charge: 65_00,
      asked_at: clock.now(),
    } as const;
    await db.insertInto("shipping_orders").values(order).execute();
    const asks = {
      tracker: "kuaidi100",
      day: `${month}-01`,
      asks: 2_000,
      minute: clock.now(),
    } as const;
    await db.insertInto("tracker_days").values(asks).execute();
    const { row } = await report();
    expect(row("door:seven_eleven")).toMatchObject({
      parcels: 1,
      cost: 65_00,
      per_parcel: 65_00,
      basis: "told",
    });
    expect(row("tracker:kuaidi100")).toMatchObject({
      parcels: 2_000,
      cost: 12_000,
      currency: "CNY",
      basis: "counted",
    });
  });

  test("is for whoever sets what freight costs, and for nobody else", async () => {
    for (const role of ["service", "warehouse", "finance"] as const) {
      const other = await staff(role);
      expect(refusalOf(await other.call(readCarrierReport, { region, month }))).toBe(
        "right_missing",
      );
      const wish = { region, month, carrier: "line:12", amount: 1, note: "" } as const;
      expect(refusalOf(await other.call(writeCarrierCost, wish))).toBe("right_missing");
    }
  });
});

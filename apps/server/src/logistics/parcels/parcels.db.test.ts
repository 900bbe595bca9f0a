import type { RequestOf } from "@sampan/contract/kernel/call";
import {
  getBoxDetail,
  getPackageDetail,
  queryLogisticsList,
} from "@sampan/contract/logistics/parcels/parcels";
import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  measures,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, visitor, clock, needs } = world;
const journey = await openJourney(world);
const { logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const byAir = { order: { transport: 12 } } as const;
type Search = RequestOf<typeof queryLogisticsList>["search"];
const list = async (who: TestCustomer, search: Search = {}) =>
  valueOf(await who.call(queryLogisticsList, { search }));

const title = (key: string) => needs.say("zh-TW", `status.${key}`);

/** Three parcels: one being charged, one unpaid, one paid. */
async function customerWithParcels() {
  const ming = await customer();
  ming.cookies.set("lang", "zh-TW");
  // By sea, so that it leaves by itself.
  const charging = await journey.received(await journey.paid(ming, { order: { transport: 9 } }));
  const unpaid = await journey.billed(await journey.paid(ming, byAir));
  const tid = await journey.paid(ming, byAir);
  const paid = await journey.billed(tid);
  valueOf(await pay(ming, tid));
  return { ming, charging, unpaid: unpaid.parcel, paid: paid.parcel, tid };
}

describe("a customer's parcels", () => {
  test("carry size and marks as JSON, the line they came with, and when their freight was paid [PKG-27]", async () => {
    const { ming, charging, paid, tid } = await customerWithParcels();
    const { datalist } = await list(ming);
    const found = (wanted: string) => datalist.find((parcel) => parcel.tid === wanted);
    const { weight_g: weight, length_mm: l, width_mm: w, height_mm: h } = measures;
    expect(JSON.parse(found(paid)?.ext ?? "")).toEqual({ size: { l, w, h, weight }, marks: [] });
    expect(JSON.parse(found(paid)?.pay_info ?? "")).toEqual({ paid_at: expect.any(String) });
    expect(JSON.parse(found(charging)?.pay_info ?? "")).toEqual({});
    const [item] = await journey.itemsOf(tid);
    expect(found(paid)).toMatchObject({ whole_sale_order_oid: item?.oid, campaign: "" });
  });

  test("show what they hold, weigh and cost, with titles in the reader's language [PKG-25] [PKG-26]", async () => {
    const { ming, paid, tid } = await customerWithParcels();
    const { datalist, total } = await list(ming);
    expect(total).toBe(3);
    expect(datalist.find((parcel) => parcel.tid === paid)).toMatchObject({
      status: 4,
      status_title: title("parcel.paid"),
      transport_state: "waiting_to_be_sent",
      transport_title: title("transport.waiting_to_be_sent"),
      fee_total: 36_800,
      currency: "TWD",
      out_oid: `22${tid}`,
      rel_tid: "",
      cdate: "2026-03-02 12:00:00",
      create_order_time: "2026-03-02 12:00:00",
      receive_time: null,
      whole_sale_order_oid: `${tid}-1`,
      order_tids: [tid],
      items: [
        {
          oid: `${tid}-1`,
          num: 2,
          order_tid: tid,
          item_name: "连衣裙",
          i18n: { zh: "连衣裙", "zh-TW": "連衣裙" },
        },
      ],
      ...measures,
    });
  });

  test("send an unpaid one as 0, unticked, and a paid one that waits for loading as both [PKG-16] [PKG-17] [PKG-18]", async () => {
    const { ming, charging, unpaid, paid } = await customerWithParcels();
    const { datalist } = await list(ming);
    const shown = (tid: string) => datalist.find((parcel) => parcel.tid === tid);
    expect(shown(charging)).toMatchObject({ status: 3, checked: false });
    expect(shown(unpaid)).toMatchObject({
      status: 0,
      status_title: title("parcel.unpaid"),
      checked: false,
    });
    expect(shown(paid)).toMatchObject({ status: 4, transport_state: "waiting_to_be_sent" });
  });

  test("are found by state, warehouse and marketplace order number [PKG-29] [API-74]", async () => {
    const { ming, charging, unpaid, paid, tid } = await customerWithParcels();
    const found = async (search: Search) =>
      (await list(ming, search)).datalist.map((parcel) => parcel.tid);
    expect(await found({ statusArr: [0] })).toEqual([unpaid]);
    expect(await found({ statusArr: [3, 4] })).toEqual([paid, charging]);
    expect(await found({ transportArr: ["waiting_to_be_sent"] })).toHaveLength(3);
    expect(await found({ warehouse_type: "shenzhen" })).toEqual([]);
    expect(await found({ warehouse_type: "guangzhou" })).toHaveLength(3);
    expect(await found({ outOid: `22${tid}` })).toEqual([paid]);
    expect(await found({ bizAttrArray: [1] })).toEqual([]);
    const bySale = { search: {}, sale_out_oid: `22${tid}` };
    expect(valueOf(await ming.call(queryLogisticsList, bySale)).total).toBe(1);
  });

  test("come in pages, latest first or oldest first", async () => {
    const { ming, charging, unpaid, paid } = await customerWithParcels();
    const page = async (currentPage: number, orderBy: "cdate desc" | "cdate asc") =>
      (await list(ming, { currentPage, pageSize: 2, orderBy })).datalist.map(({ tid }) => tid);
    expect(await page(1, "cdate desc")).toEqual([paid, unpaid]);
    expect(await page(2, "cdate desc")).toEqual([charging]);
    expect(await page(1, "cdate asc")).toEqual([charging, unpaid]);
  });

  test("are nobody else's [ORD-22]", async () => {
    const { paid } = await customerWithParcels();
    const nok = await customer();
    expect((await list(nok)).total).toBe(0);
    expect(refusalOf(await nok.call(getPackageDetail, { tid: paid }))).toBe("parcel_unknown");
    expect(refusalOf(await visitor().call(queryLogisticsList, {}))).toBe("login_needed");
  });
});

describe("a parcel", () => {
  test("shows contents, measures, its bill with arithmetic, and every step", async () => {
    const { ming, paid } = await customerWithParcels();
    const { data } = valueOf(await ming.call(getPackageDetail, { tid: paid }));
    expect(data.bill).toMatchObject({
      state: "paid",
      amount: 36_800,
      estimate: 0,
      posted_at: "2026-03-02 12:00:00",
      paid_at: "2026-03-02 12:00:00",
      arithmetic: [
        {
          entries: [
            {
              key: "international_freight",
              amount: 28_800,
              reason: {
                key: "weight_times_rate",
                values: { chargeable_g: 2_400, per_kg: 12_000 },
              },
            },
            { key: "local_freight", amount: 8_000 },
          ],
        },
      ],
    });
    expect(data.steps).toEqual([
      {
        transport_state: "arrived_at_mainland",
        title: title("transport.arrived_at_mainland"),
        at: "2026-03-02 12:00:00",
        note: "",
      },
      {
        transport_state: "waiting_to_be_sent",
        title: title("transport.waiting_to_be_sent"),
        at: "2026-03-02 12:00:00",
        note: "",
      },
    ]);
  });
});

describe("a box", () => {
  test("shows its owner's parcels, steps and fee, and nobody else's, and is found by state and warehouse [PKG-20] [PKG-22]", async () => {
    const [mine, others] = [await customerWithParcels(), await customerWithParcels()];
    const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
    const { number } = valueOf(await logistics.call(createBox, wish)).data;
    valueOf(await logistics.call(loadBox, { number, tids: [mine.paid, others.paid] }));
    for (const event of ["seal", "depart", "enter_customs"] as const)
      valueOf(await logistics.call(moveBox, { number, event }));

    const { boxes, datalist, total } = await list(mine.ming, { isPackage: false });
    expect([datalist, total]).toEqual([[], 1]);
    expect(boxes).toMatchObject([
      {
        number,
        state: "customs",
        title: title("item.customs_clearance"),
        parcel_tids: [mine.paid],
        fee_total: 36_800,
        dispatched_at: "2026-03-02 12:00:00",
      },
    ]);
    const found = async (search: Search) =>
      (await list(mine.ming, { isPackage: false, ...search })).boxes.map((box) => box.number);
    expect(await found({ transportArr: ["international_shipping"] })).toEqual([number]);
    expect(await found({ transportArr: ["received"] })).toEqual([]);
    expect(await found({ warehouse_type: "guangzhou" })).toEqual([number]);
    expect(await found({ warehouse_type: "shenzhen" })).toEqual([]);
    const { data } = valueOf(await mine.ming.call(getBoxDetail, { number }));
    expect(data.parcels.map(({ tid }) => tid)).toEqual([mine.paid]);
    expect(data.steps.map(({ transport_state }) => transport_state)).toEqual([
      "waiting_for_loading",
      "waiting_for_transport",
      "international_shipping",
      "customs",
    ]);
    expect(data.steps.at(-1)?.title).toBe(title("item.customs_clearance"));
    const nok = await customer();
    expect(refusalOf(await nok.call(getBoxDetail, { number }))).toBe("box_unknown");
  });
});

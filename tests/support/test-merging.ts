import { randomBytes } from "node:crypto";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { mergePackages } from "@sampan/contract/logistics/merging/merging";
import { listToPack, packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { getPackageDetail, queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import type { RequestOf } from "@sampan/contract/kernel/call";
import type { TestApp } from "./test-app.ts";
import { insertRates, insertTariff, type ProductWish } from "./test-goods.ts";
import { openJourney, type TestCustomer } from "./test-journey.ts";
import { saveHome, type OrderRequest } from "./test-orders.ts";
import { valueOf } from "./value-of.ts";

export const bySea = { transport: 9 } as const;
/** What three small parcels become when they are packed. */
export const box = { weight_g: 3_100, length_mm: 400, width_mm: 300, height_mm: 200 };
const sides = { length_mm: 200, width_mm: 200, height_mm: 100 };

export interface Wish {
  readonly order?: Partial<OrderRequest>;
  readonly goods?: ProductWish;
  readonly where?: "guangzhou" | "shenzhen";
  /** An order that is paid already. */
  readonly paid?: string;
}
export type MergeWish = RequestOf<typeof mergePackages>;

/** People with parcels in a warehouse, and desks; by sea ten kilograms at least, 40.00 each, and 80.00 to the door. */
export async function openMerging(world: TestApp) {
  const { customer, db, clock, needs } = world;
  const journey = await openJourney(world);
  const { billing, buyer, warehouse } = journey;
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await db
    .updateTable("tariff_lines")
    .set({ minimum_weight_g: 10_000 })
    .where("transport", "=", 9)
    .execute();
  await needs.prices.refresh();

  /** An order of two pieces whose parcel lies weighed in a warehouse. */
  async function stored(
    who: TestCustomer,
    { order = bySea, where = "guangzhou", goods, paid }: Wish = {},
  ) {
    const tid = paid ?? (await journey.paid(who, { order, ...(goods ? { goods } : {}) }));
    const { express_no, oids } = await journey.sentBySeller(tid);
    const lines = oids.map((oid) => ({ oid, num: 2 }));
    const measures = { weight_g: 1_200, ...sides };
    const receipt = { express_no, warehouse: where, lines, measures } as const;
    const { data } = valueOf(await warehouse.call(receiveParcel, receipt));
    return { tid, parcel: data.tid, oids };
  }

  /** Two pieces of one order, sent by the seller and received one by one; or the first of them only. */
  async function inTwoParcels(tid: string, { pieces = 2 } = {}): Promise<[string, string]> {
    const [item] = await journey.itemsOf(tid);
    const lines = [{ oid: item?.oid ?? "", num: 1 }];
    valueOf(await buyer.call(recordPurchase, { oids: [item?.oid ?? ""], out_oid: `22${tid}` }));
    const receive = async () => {
      const express_no = `YT${randomBytes(6).toString("hex")}`;
      valueOf(await buyer.call(recordSellerShipment, { lines, express_no, carrier: "YTO" }));
      const measures = { weight_g: 600, ...sides };
      const receipt = { express_no, warehouse: "guangzhou", lines, measures } as const;
      return valueOf(await warehouse.call(receiveParcel, receipt)).data.tid;
    };
    return [await receive(), pieces > 1 ? await receive() : ""];
  }

  /** A customer's wish to have these in one box, home by sea. */
  async function wishOf(who: TestCustomer, tids: readonly string[]): Promise<MergeWish> {
    const address_id = await saveHome(who);
    return { tids: [...tids], address_id, express: 2, transport: 9, insurance: 3 };
  }

  async function threeStored() {
    const ming = await customer();
    const orders = [await stored(ming), await stored(ming), await stored(ming)];
    const parcels = orders.map(({ parcel }) => parcel);
    return { ming, orders, parcels, wish: await wishOf(ming, parcels) };
  }

  return {
    journey,
    stored,
    inTwoParcels,
    wishOf,
    threeStored,
    merge: (who: TestCustomer, wish: MergeWish) => who.call(mergePackages, wish),
    detailOf: async (who: TestCustomer, tid: string) =>
      valueOf(await who.call(getPackageDetail, { tid })).data,
    listOf: async (who: TestCustomer, search = {}) =>
      valueOf(await who.call(queryLogisticsList, { search: { pageSize: 100, ...search } }))
        .datalist,
    pack: (tid: string, measures?: { weight_g: number }) => packOne(journey, tid, measures),
    post: (order_tid: string) => billing.call(postBill, { order_tid }),
  };
}

/** Everything scanned into it; or weighed anew, where it is packed already. */
async function packOne(
  { warehouse }: Awaited<ReturnType<typeof openJourney>>,
  tid: string,
  measures = {},
) {
  const [open] = valueOf(await warehouse.call(listToPack, { number: tid })).datalist;
  const parts = open?.parts.map((part) => part.tid);
  return warehouse.call(packParcel, {
    tid,
    measures: { ...box, ...measures },
    ...(parts && { parts }),
  });
}

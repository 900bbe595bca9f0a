import { uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { closeOrder } from "@sampan/contract/trade/orders/orders";
import {
  askBalanceDue,
  cancelBill,
  cancelBalanceDue,
  listBills,
} from "@sampan/contract/logistics/billing/staff-billing";
import { mergePackages, queryStoredParcels } from "@sampan/contract/logistics/merging/merging";
import { listToPack, packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { queryAddressList } from "@sampan/contract/people/addresses";
import { moveDelivery } from "@sampan/contract/logistics/boxes/staff-shipping";
import { findExpress, receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { rejectOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  listPurchases,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { closeUnpaidOrders, completeSignedOrders } from "@sampan/server/trade/orders/order-jobs";
import { weighParcel } from "../pictures/weigh-parcel.ts";
import { aftermath } from "./aftermath.ts";
import { declare, object, sendToEzWay } from "./clearance-acts.ts";
import { load, move, pay } from "./acts.ts";
import { arriveLight, sendToStore } from "./arrival-acts.ts";
import { parcelsOf, type Scene } from "./scene.ts";

/** Where a story leaves the others: `behind` a chapter of theirs, with another one that is its last. */
export const branches = [
  { name: "rejected", behind: "placed", after: 1, play: reject },
  { name: "closed", behind: "placed", after: 1, play: close },
  { name: "expired", behind: "approved", after: 73, play: expire },
  { name: "difference_asked", behind: "paid", after: 3, play: askDifference },
  { name: "difference_taken_back", behind: "paid", after: 3, play: takeDifferenceBack },
  { name: "difference_paid", behind: "paid", after: 3, play: payDifference },
  { name: "sent_in_part", behind: "bought", after: 30, play: sendInPart },
  { name: "received_in_part", behind: "bought", after: 60, play: receiveInPart },
  { name: "unmeasured", behind: "sent_by_seller", after: 60, play: sign },
  { name: "merged", behind: "received", after: 3, play: (scene) => merge(scene) },
  { name: "rehearsed", behind: "received", after: 258, play: rehearse },
  { name: "bill_taken_back", behind: "billed", after: 2, play: takeBillBack },
  { name: "declared", behind: "freight_paid", after: 6, play: declare },
  { name: "at_ez_way", behind: "freight_paid", after: 20, play: sendToEzWay },
  { name: "objected", behind: "freight_paid", after: 9, play: object },
  { name: "loaded", behind: "freight_paid", after: 24, play: load },
  { name: "sealed", behind: "freight_paid", after: 24, play: seal },
  {
    name: "at_platform",
    behind: "customs",
    after: 16,
    play: (scene) => move(scene, "sign_at_platform"),
  },
  {
    name: "pickup_offered",
    behind: "arrived",
    after: 10,
    play: (scene) => deliver(scene, "offer_pickup"),
  },
  {
    name: "prepared",
    behind: "arrived",
    after: 10,
    play: (scene) => deliver(scene, "prepare_delivery"),
  },
  { name: "store_chosen", behind: "arrived", after: 2, play: sendToStore },
  { name: "arrived_light", behind: "arrived", after: 3, play: arriveLight },
  { name: "completed", behind: "handed_over", after: 7 * 24 + 1, play: complete },
  ...aftermath,
] as const satisfies readonly {
  readonly name: string;
  readonly behind: string;
  readonly after: number;
  readonly play: (scene: Scene) => Promise<unknown>;
}[];

async function reject({ stage, tid }: Scene): Promise<void> {
  const reviewer = await stage.staff("reviewer");
  await reviewer.call(rejectOrder, { tid, reason: "賣家回覆此款已停產，請改選其他商品。" });
}

async function close({ buyer, tid }: Scene): Promise<void> {
  await buyer.call(closeOrder, { tid });
}

function expire({ stage }: Scene): Promise<void> {
  return stage.work(closeUnpaidOrders);
}

function complete({ stage }: Scene): Promise<void> {
  return stage.work(completeSignedOrders);
}

async function askDifference(scene: Scene): Promise<void> {
  await addDifference(scene);
}

async function addDifference({ stage, tid }: Scene): Promise<string> {
  const desk = await stage.staff("billing");
  const reason = "賣家改價，補商品差額。";
  const { data } = await desk.call(askBalanceDue, { order_tid: tid, amount: 60_00, reason });
  return data.child_tid;
}

async function takeDifferenceBack(scene: Scene): Promise<void> {
  const child_tid = await addDifference(scene);
  await (
    await scene.stage.staff("billing")
  ).call(cancelBalanceDue, { child_tid, reason: "賣家已維持原價。" });
}

async function payDifference(scene: Scene): Promise<void> {
  await askDifference(scene);
  await pay(scene);
}

/** One piece of each line: the seller has no more at once. */
async function sendInPart(scene: Scene): Promise<void> {
  const desk = await scene.stage.staff("buyer");
  const { datalist } = await desk.call(listPurchases, { stage: "awaiting_seller", page_size: 100 });
  const own = datalist.filter(({ order_tid }) => order_tid === scene.tid);
  for (const [index, seller] of own.entries()) {
    const express_no = `YT89${String(10_000_000 + scene.number * 1000 + index)}`;
    const lines = seller.items.map(({ oid }) => ({ oid, num: 1 }));
    await desk.call(recordSellerShipment, { lines, express_no, carrier: "中通快递" });
    scene.expressNos.push(express_no);
  }
}

async function receiveInPart(scene: Scene): Promise<void> {
  await sendInPart(scene);
  await sign(scene);
}

/** Signed for at the warehouse; nobody has weighed it. */
async function sign({ stage, expressNos }: Scene): Promise<void> {
  const desk = await stage.staff("warehouse");
  for (const express_no of expressNos) {
    const { data } = await desk.call(findExpress, { express_no });
    const lines = (data.expected?.items ?? []).map(({ oid, num }) => ({ oid, num }));
    await desk.call(receiveParcel, { express_no, warehouse: "guangzhou", lines });
  }
}

/** All that came of the order, to be packed into one box and insured a little. */
async function merge(scene: Scene, { rehearse = false } = {}): Promise<string> {
  const { buyer, story, tid } = scene;
  const { datalist } = await buyer.call(queryStoredParcels, {});
  const addresses = await buyer.call(queryAddressList, {});
  const { data } = await buyer.call(mergePackages, {
    tids: datalist.filter((one) => one.order_tids.includes(tid)).map((one) => one.tid),
    address_id: addresses.datalist[0]?.id,
    express: 1,
    transport: story.transport,
    insurance: 2,
    rehearse,
  });
  return data.tid;
}

/** Packed a day ago, before its owner decides: the box waits for their answer. */
async function rehearse(scene: Scene): Promise<void> {
  const tid = await merge(scene, { rehearse: true });
  const desk = await scene.stage.staff("warehouse");
  const [open] = (await desk.call(listToPack, { number: tid })).datalist;
  const parts = open?.parts ?? [];
  // Without the sellers' own boxes it weighs a little less than its parcels did.
  const came_g = parts.reduce((total, { weight_g }) => total + (weight_g ?? 0), 0);
  const weight_g = Math.max(100, came_g - 140);
  const picture = new Blob([new Uint8Array(await weighParcel(weight_g))]);
  const photo = await desk.call(uploadParcelPhoto, { file: picture });
  await desk.call(packParcel, {
    tid,
    parts: parts.map((part) => part.tid),
    measures: { weight_g, length_mm: 340, width_mm: 260, height_mm: 200 },
    shelf: "P1-02",
    photos: [photo.data.url],
  });
}

async function takeBillBack({ stage, tid }: Scene): Promise<void> {
  const desk = await stage.staff("billing");
  const { datalist } = await desk.call(listBills, { page_size: 100 });
  const bill = datalist.find(({ order_tids }) => order_tids.includes(tid));
  await desk.call(cancelBill, { tid: bill?.tid ?? "", reason: "包裹需重新量測，帳單更正後再寄。" });
}

async function seal(scene: Scene): Promise<void> {
  await load(scene);
  await move(scene, "seal");
}

async function deliver(scene: Scene, event: "offer_pickup" | "prepare_delivery"): Promise<void> {
  const desk = await scene.stage.staff("logistics");
  for (const tid of await parcelsOf(scene)) await desk.call(moveDelivery, { tid, event });
}

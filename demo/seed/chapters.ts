import { queryAddressList } from "@sampan/contract/addresses";
import { getAlibabaDetail, getTaobaoDetail } from "@sampan/contract/sourcing";
import { closeOrder, confirmReceipt, createTrade, getOrderDetail } from "@sampan/contract/orders";
import { payConfirm, simulatePay } from "@sampan/contract/payments";
import { postBill } from "@sampan/contract/staff-billing";
import {
  listPurchases,
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/staff-purchases";
import { approveOrder, rejectOrder } from "@sampan/contract/staff-reviews";
import {
  createBox,
  listLoadable,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/staff-shipping";
import { findExpress, receiveParcel } from "@sampan/contract/staff-warehouse";
import { uploadParcelPhoto } from "@sampan/contract/uploads";
import type { DemoProduct } from "../catalogue/catalogue.ts";
import { weighParcel } from "../pictures/weigh-parcel.ts";
import type { Player, Stage } from "./open-stage.ts";
import type { StoryOrder } from "./story-order.ts";

/** What a story knows of itself while it is played. */
export interface Scene {
  readonly stage: Stage;
  readonly story: StoryOrder;
  /** The next listing that might be ordered. */
  readonly cast: () => DemoProduct;
  readonly number: number;
  readonly buyer: Player;
  tid: string;
  expressNos: string[];
  box: string;
}

interface Chapter {
  readonly name: string;
  /** Hours since the chapter before. */
  readonly after: number;
  readonly play: (scene: Scene) => Promise<void>;
}

/** An order's life in the order it happens; a story plays them up to its last. */
export const chapters = [
  { name: "placed", after: 0, play: place },
  { name: "approved", after: 1, play: approve },
  { name: "paid", after: 2, play: pay },
  { name: "bought", after: 8, play: buy },
  { name: "sent_by_seller", after: 30, play: sendBySeller },
  { name: "received", after: 60, play: receive },
  { name: "billed", after: 20, play: bill },
  { name: "freight_paid", after: 5, play: pay },
  { name: "departed", after: 24, play: depart },
  { name: "customs", after: 40, play: (scene) => move(scene, "enter_customs") },
  { name: "arrived", after: 20, play: (scene) => move(scene, "arrive") },
  { name: "delivering", after: 10, play: giveToCarrier },
  { name: "handed_over", after: 20, play: handOver },
  { name: "confirmed", after: 30, play: confirm },
] as const satisfies readonly Chapter[];

/** Two ways a story ends early, instead of the second chapter. */
const earlyEnds = [
  { name: "rejected", after: 1, play: reject },
  { name: "closed", after: 1, play: close },
] as const satisfies readonly Chapter[];

export type ChapterName = (typeof chapters | typeof earlyEnds)[number]["name"];

/** A story's chapters up to and with its last. */
export function chaptersUntil(last: ChapterName): readonly Chapter[] {
  const early = earlyEnds.find(({ name }) => name === last);
  if (early) return [...chapters.slice(0, 1), early];
  return chapters.slice(0, chapters.findIndex(({ name }) => name === last) + 1);
}

async function reject({ stage, tid }: Scene): Promise<void> {
  const reviewer = await stage.staff("reviewer");
  await reviewer.call(rejectOrder, { tid, reason: "賣家回覆此款已停產，請改選其他商品。" });
}

async function close({ buyer, tid }: Scene): Promise<void> {
  await buyer.call(closeOrder, { tid });
}

async function place(scene: Scene): Promise<void> {
  const { buyer, story } = scene;
  const addresses = await buyer.call(queryAddressList, {});
  const lines = [];
  while (lines.length < story.goods) {
    const line = await lineOf(scene, scene.cast());
    if (line) lines.push(line);
  }
  const { data } = await buyer.call(createTrade, {
    lines,
    address_id: addresses.datalist[0]?.id,
    express: story.customer.startsWith("thai") ? 1 : 2,
    transport: story.transport,
    pay_mode: story.payMode,
    insurance: story.insurance,
    remark: scene.number % 3 === 0 ? "請幫忙拆掉鞋盒，謝謝。" : "",
    accept_terms: 1,
    accept_claims: 1,
    request_id: `demo-story-${scene.number}`,
  });
  scene.tid = data.tid;
}

/** Undefined for what this story cannot use: dear or scarce goods, and those its transport minds. */
async function lineOf({ buyer, number, story }: Scene, product: DemoProduct) {
  const call = product.platform === "1688" ? getAlibabaDetail : getTaobaoDetail;
  const { data } = await buyer.call(call, { third_item_id: product.thid });
  const { minimum_batch, props_ext } = data;
  const sku = data.item_sku_list.find(
    ({ storage, status, price_real }) => status === 1 && storage >= 20 && price_real < 300_00,
  );
  const isMinded = data.shippability.some(({ transport }) => transport === story.transport);
  if (!sku || isMinded || data.goods_class !== "ordinary") return undefined;
  const wanted = Math.max(minimum_batch, 1 + (number % 3));
  return { item_id: sku.item_id, num: Math.ceil(wanted / props_ext.batchNum) * props_ext.batchNum };
}

async function approve({ stage, tid }: Scene): Promise<void> {
  await (await stage.staff("reviewer")).call(approveOrder, { tid });
}

/** Whatever the order asks for now: its first instalment, or its freight. */
async function pay({ buyer, tid }: Scene): Promise<void> {
  const order = (await buyer.call(getOrderDetail, { tid })).data;
  const supplement = order.supplement_list.find(({ pay_status }) => pay_status === 0);
  const tids = [supplement?.supplement_order_list[0]?.child_tid ?? tid];
  const currency = order.currency === "THB" ? "THB" : "TWD";
  const { data } = await buyer.call(simulatePay, { tids, currency });
  await buyer.call(payConfirm, {
    tids,
    currency,
    ...(data.exchange_rate ? { exchange_rate: data.exchange_rate } : {}),
  });
}

async function buy({ stage, tid, number }: Scene): Promise<void> {
  const desk = await stage.staff("buyer");
  const { datalist } = await desk.call(listPurchases, { page_size: 100 });
  const own = datalist.filter(({ order_tid }) => order_tid === tid);
  for (const [index, seller] of own.entries())
    await desk.call(recordPurchase, {
      oids: seller.items.map(({ oid }) => oid),
      out_oid: `22${String(50_017_300 + number * 17 + index)}41`,
    });
}

async function sendBySeller(scene: Scene): Promise<void> {
  const desk = await scene.stage.staff("buyer");
  const { datalist } = await desk.call(listPurchases, { stage: "awaiting_seller", page_size: 100 });
  const own = datalist.filter(({ order_tid }) => order_tid === scene.tid);
  for (const [index, seller] of own.entries()) {
    const express_no = `YT88${String(10_000_000 + scene.number * 1000 + index)}`;
    await desk.call(recordSellerShipment, {
      lines: seller.items.map(({ oid, num }) => ({ oid, num })),
      express_no,
      carrier: "圆通速递",
    });
    scene.expressNos.push(express_no);
  }
}

async function receive({ stage, expressNos, number }: Scene): Promise<void> {
  const desk = await stage.staff("warehouse");
  for (const [index, express_no] of expressNos.entries()) {
    const { data } = await desk.call(findExpress, { express_no });
    const weight_g = 620 + ((number * 370 + index * 190) % 2400);
    const picture = new Blob([new Uint8Array(await weighParcel(weight_g))]);
    const photo = await desk.call(uploadParcelPhoto, { file: picture });
    await desk.call(receiveParcel, {
      express_no,
      warehouse: "guangzhou",
      lines: (data.expected?.items ?? []).map(({ oid, num }) => ({ oid, num })),
      shelf: `A${1 + (number % 8)}-${String(index + 1).padStart(2, "0")}`,
      measures: {
        weight_g,
        length_mm: 280 + ((number * 30) % 120),
        width_mm: 220 + ((number * 20) % 80),
        height_mm: 90 + ((index * 35) % 90),
      },
      photos: [photo.data.url],
    });
  }
}

async function bill({ stage, tid }: Scene): Promise<void> {
  await (await stage.staff("billing")).call(postBill, { order_tid: tid });
}

async function depart(scene: Scene): Promise<void> {
  const desk = await scene.stage.staff("logistics");
  const region = scene.story.customer.startsWith("thai") ? "TH" : "TW";
  const { transport } = scene.story;
  const box = (await desk.call(createBox, { warehouse: "guangzhou", region, transport })).data;
  scene.box = box.number;
  const loadable = await desk.call(listLoadable, { number: box.number });
  const tids = loadable.datalist
    .filter(({ order_tids }) => order_tids.includes(scene.tid))
    .map(({ tid }) => tid);
  await desk.call(loadBox, { number: box.number, tids });
  await move(scene, "seal");
  await move(scene, "depart");
}

async function move(
  { stage, box }: Scene,
  event: "seal" | "depart" | "enter_customs" | "arrive",
): Promise<void> {
  await (await stage.staff("logistics")).call(moveBox, { number: box, event });
}

const parcelsOf = async ({ buyer, tid }: Scene): Promise<string[]> =>
  (await buyer.call(getOrderDetail, { tid })).data.packages.map((parcel) => parcel.tid);

async function giveToCarrier(scene: Scene): Promise<void> {
  const desk = await scene.stage.staff("logistics");
  for (const tid of await parcelsOf(scene)) {
    await desk.call(moveDelivery, { tid, event: "prepare_delivery" });
    await desk.call(moveDelivery, {
      tid,
      event: "give_to_carrier",
      local_carrier: scene.story.customer.startsWith("thai") ? "Kerry Express" : "新竹物流",
      local_express_no: `6200${tid.slice(-6)}`,
    });
  }
}

async function handOver(scene: Scene): Promise<void> {
  const desk = await scene.stage.staff("logistics");
  for (const tid of await parcelsOf(scene))
    await desk.call(moveDelivery, { tid, event: "hand_over" });
}

async function confirm({ buyer, tid }: Scene): Promise<void> {
  await buyer.call(confirmReceipt, { tid });
}

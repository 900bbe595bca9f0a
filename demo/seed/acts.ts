import { createHash } from "node:crypto";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { queryCouponList } from "@sampan/contract/money/coupons";
import { queryAddressList } from "@sampan/contract/people/addresses";
import { getAlibabaDetail, getTaobaoDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { confirmReceipt, createTrade, getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { listOrdersToBill, postBill } from "@sampan/contract/logistics/billing/staff-billing";
import {
  listPurchases,
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  createBox,
  listLoadable,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { findExpress, receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { regionFacts } from "@sampan/domain/kernel/regions";
import type { DemoProduct } from "../catalogue/catalogue.ts";
import { weighParcel } from "../pictures/weigh-parcel.ts";
import { clear } from "./clearance-acts.ts";
import type { Player } from "./open-stage.ts";
import { parcelsOf, regionOf, type Scene } from "./scene.ts";
import type { StoryOrder } from "./story-order.ts";

export async function place(scene: Scene): Promise<void> {
  const { buyer, story } = scene;
  const addresses = await buyer.call(queryAddressList, {});
  const lines = [];
  while (lines.length < story.goods) {
    const line = await lineOf({ ...scene, ...story }, scene.cast());
    if (line) lines.push(line);
  }
  const coupon = story.coupon && (await usableCoupon(buyer));
  const { data } = await buyer.call(createTrade, {
    lines,
    address_id: addresses.datalist[0]?.id,
    express: story.customer.startsWith("thai") ? 1 : 2,
    transport: story.transport,
    pay_mode: story.payMode,
    ...(coupon ? { coupon_id: coupon.id } : {}),
    insurance: story.insurance,
    remark: scene.number % 3 === 0 ? "請幫忙拆掉鞋盒，謝謝。" : "",
    accept_terms: 1,
    accept_claims: 1,
    request_id: `demo-story-${scene.number}`,
  });
  scene.tid = data.tid;
}

const usableCoupon = async (buyer: Player) =>
  (await buyer.call(queryCouponList, {})).datalist.find(
    ({ kind, state }) => kind === "general" && state === "unused",
  );

interface LineWish {
  readonly buyer: Player;
  /** Whoever has another number takes another number of pieces. */
  readonly number: number;
  readonly transport: StoryOrder["transport"];
  readonly pieces?: number | undefined;
}

/** Undefined for what is of no use here: dear or scarce goods, and those its transport minds. */
export async function lineOf(
  { buyer, number, transport, pieces = 1 + (number % 3) }: LineWish,
  product: DemoProduct,
) {
  const call = product.platform === "1688" ? getAlibabaDetail : getTaobaoDetail;
  const { data } = await buyer.call(call, { third_item_id: product.thid });
  const { minimum_batch, props_ext } = data;
  const sku = data.item_sku_list.find(
    ({ storage, status, price_real }) => status === 1 && storage >= 20 && price_real < 300_00,
  );
  const isMinded = data.shippability.some((problem) => problem.transport === transport);
  if (!sku || isMinded || data.goods_class !== "ordinary") return undefined;
  const wanted = Math.max(minimum_batch, pieces);
  return { item_id: sku.item_id, num: Math.ceil(wanted / props_ext.batchNum) * props_ext.batchNum };
}

export async function approve({ stage, tid }: Scene): Promise<void> {
  await (await stage.staff("reviewer")).call(approveOrder, { tid });
}

/** Whatever the order asks for now: its first instalment, its freight, or nothing where all was paid at once. */
export async function pay(scene: Scene): Promise<void> {
  const { buyer, tid } = scene;
  const order = (await buyer.call(getOrderDetail, { tid })).data;
  if (order.status !== 0 && order.status !== 6) return;
  const supplement = order.supplement_list.find(({ pay_status }) => pay_status === 0);
  const tids = [supplement?.supplement_order_list[0]?.child_tid ?? tid];
  const { currency } = regionFacts[regionOf(scene)];
  const { data } = await buyer.call(simulatePay, { tids, currency });
  await buyer.call(payConfirm, {
    tids,
    currency,
    ...(data.exchange_rate ? { exchange_rate: data.exchange_rate } : {}),
  });
}

export async function buy({ stage, tid, number }: Scene): Promise<void> {
  const desk = await stage.staff("buyer");
  const { datalist } = await desk.call(listPurchases, { page_size: 100 });
  const own = datalist.filter(({ order_tid }) => order_tid === tid);
  for (const [index, seller] of own.entries())
    await desk.call(recordPurchase, {
      oids: seller.items.map(({ oid }) => oid),
      out_oid: `22${String(50_017_300 + number * 17 + index)}41`,
      cost: costOf(seller, number + index),
    });
}

type ToBuy = OutputOf<typeof listPurchases>["datalist"][number];

/** Buyers bargain for some percent; one in eight pays more than the customer did. */
function costOf({ items, mainland_freight }: ToBuy, number: number): number {
  const paid = items.reduce(
    (total, { paid_price, num }) => total + paid_price * num,
    mainland_freight,
  );
  const percent = number % 8 === 5 ? 103 : 90 + ((number * 5) % 9);
  return Math.round((paid * percent) / 100);
}

export async function sendBySeller(scene: Scene): Promise<void> {
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

export async function receive(scene: Scene): Promise<void> {
  const { stage, story, expressNos, number, buyer, tid } = scene;
  const desk = await stage.staff("warehouse");
  const order = (await buyer.call(getOrderDetail, { tid })).data;
  const pieces = order.items.reduce((total, { num }) => total + num, 0);
  for (const [index, express_no] of expressNos.entries()) {
    const { data } = await desk.call(findExpress, { express_no });
    const expected = data.expected?.items ?? [];
    const inside = expected.reduce((total, { num }) => total + num, 0);
    const weight_g = scaleSays((order.weight_estimate_g * inside) / pieces, number + index);
    const side_mm = Math.cbrt(weight_g * mm3_per_g);
    const picture = new Blob([new Uint8Array(await weighParcel(weight_g))]);
    const photo = await desk.call(uploadParcelPhoto, { file: picture });
    await desk.call(receiveParcel, {
      express_no,
      warehouse: story.warehouse ?? "guangzhou",
      lines: expected.map(({ oid, num }) => ({ oid, num })),
      shelf: `A${1 + (number % 8)}-${String(index + 1).padStart(2, "0")}`,
      measures: {
        weight_g,
        length_mm: Math.round(side_mm * 1.4),
        width_mm: Math.round(side_mm),
        height_mm: Math.round(side_mm * 0.7),
      },
      photos: [photo.data.url],
      marks: [...(story.marks ?? [])],
    });
  }
}

/** What a gram of packed goods takes up: less than the line by air counts as one. */
const mm3_per_g = 4_200;

/** Sellers know what they write, to some percent; one in nine does not. */
function scaleSays(estimate_g: number, number: number): number {
  const error = number % 9 === 4 ? 1.5 : 0.92 + ((number * 7) % 15) / 100;
  return Math.max(60, Math.round(estimate_g * error));
}

/** Unless it went on the bill of another order that leaves with it. */
export async function bill({ stage, story, tid }: Scene): Promise<void> {
  const desk = await stage.staff("billing");
  const { datalist } = await desk.call(listOrdersToBill, { page_size: 100 });
  if (!datalist.some(({ order_tids }) => order_tids.includes(tid))) return;
  const fees = { warehouse_charge: 80_00, other_charge: 45_00, other_reason: "加固包裝" };
  await desk.call(postBill, { order_tid: tid, ...(story.fees && fees) });
}

export async function depart(scene: Scene): Promise<void> {
  await load(scene);
  await move(scene, "seal");
  await move(scene, "depart");
}

/** Into a box of its own, as far as the story goes, once what it is declared as is confirmed. */
export async function load(scene: Scene): Promise<void> {
  await clear(scene);
  const desk = await scene.stage.staff("logistics");
  const region = regionOf(scene);
  const { transport } = scene.story;
  const box = (await desk.call(createBox, { warehouse: "guangzhou", region, transport })).data;
  scene.box = box.number;
  const loadable = await desk.call(listLoadable, { number: box.number });
  const tids = loadable.datalist
    .filter(({ order_tids }) => order_tids.includes(scene.tid))
    .map(({ tid }) => tid);
  await desk.call(loadBox, { number: box.number, tids });
}

export async function move(
  { stage, box }: Scene,
  event: "seal" | "depart" | "enter_customs" | "sign_at_platform" | "arrive",
): Promise<void> {
  await (await stage.staff("logistics")).call(moveBox, { number: box, event });
}

export async function giveToCarrier(scene: Scene): Promise<void> {
  const desk = await scene.stage.staff("logistics");
  for (const tid of await parcelsOf(scene)) {
    await desk.call(moveDelivery, { tid, event: "prepare_delivery" });
    await desk.call(moveDelivery, {
      tid,
      event: "give_to_carrier",
      local_carrier: scene.story.customer.startsWith("thai") ? "Kerry Express" : "新竹物流",
      local_express_no: numberAtCarrier(tid),
    });
  }
}

/** Ten digits, as HCT gives them out: another for each parcel. */
const numberAtCarrier = (tid: string): string =>
  `6200${String(Number.parseInt(createHash("sha256").update(tid).digest("hex").slice(0, 8), 16))
    .padStart(6, "0")
    .slice(-6)}`;

export async function handOver(scene: Scene): Promise<void> {
  const desk = await scene.stage.staff("logistics");
  for (const tid of await parcelsOf(scene))
    await desk.call(moveDelivery, { tid, event: "hand_over" });
}

export async function confirm({ buyer, tid }: Scene): Promise<void> {
  await buyer.call(confirmReceipt, { tid });
}

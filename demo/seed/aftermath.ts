import { uploadImage, uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { createClaim } from "@sampan/contract/logistics/claims/claims";
import {
  acceptClaim,
  compensateBuyer,
  listClaims,
  rejectClaim,
} from "@sampan/contract/logistics/claims/staff-claims";
import { moveService } from "@sampan/contract/logistics/services/staff-services";
import {
  orderServices,
  queryServices,
  takeServiceBack as takeBack,
} from "@sampan/contract/logistics/services/services";
import {
  answerWorkOrder,
  claimWorkOrder,
  closeWorkOrderAtDesk,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import { createWorkOrder } from "@sampan/contract/shop/work-orders/work-orders";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import {
  acceptRefund,
  enterCompensation,
  executeRefund,
  recordStockOut,
  rejectRefund,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { weighParcel } from "../pictures/weigh-parcel.ts";
import { parcelsOf, type Scene } from "./scene.ts";

/** What is asked, claimed and given back beside an order's own way. */
export const aftermath = [
  { name: "refund_asked", behind: "paid", after: 6, play: askRefund },
  { name: "refund_accepted", behind: "paid", after: 60, play: acceptOne },
  { name: "refund_paid", behind: "paid", after: 20, play: payBack },
  { name: "refund_rejected", behind: "paid", after: 12, play: refuse },
  { name: "refunded_whole", behind: "paid", after: 20, play: payAllBack },
  { name: "sold_out", behind: "paid", after: 9, play: sayStockOut },
  { name: "seller_asked", behind: "bought", after: 9, play: askSeller },
  { name: "return_awaited", behind: "confirmed", after: 30, play: awaitReturn },
  { name: "compensated", behind: "confirmed", after: 30, play: compensate },
  { name: "claim_asked", behind: "confirmed", after: 20, play: claim },
  { name: "claim_accepted", behind: "confirmed", after: 20, play: acceptOneClaim },
  { name: "claim_rejected", behind: "confirmed", after: 20, play: refuseClaim },
  { name: "claim_paid", behind: "confirmed", after: 40, play: payClaim },
  { name: "claim_at_seller", behind: "confirmed", after: 40, play: payClaimOfSeller },
  { name: "question_asked", behind: "paid", after: 4, play: askQuestion },
  { name: "question_answered", behind: "received", after: 8, play: answer },
  { name: "question_closed", behind: "confirmed", after: 20, play: closeQuestion },
  { name: "service_asked", behind: "received", after: 10, play: askService },
  { name: "service_taken_back", behind: "received", after: 11, play: takeServiceBack },
  { name: "held", behind: "received", after: 9, play: hold },
  { name: "service_done", behind: "received", after: 30, play: finishService },
] as const satisfies readonly {
  readonly name: string;
  readonly behind: string;
  readonly after: number;
  readonly play: (scene: Scene) => Promise<unknown>;
}[];

const firstLineOf = async ({ buyer, tid }: Scene) => {
  const [line] = (await buyer.call(getOrderDetail, { tid })).data.items;
  if (!line) throw new Error(`${tid} has no lines`);
  return line;
};

/** Asks for pieces of the first line back, one where nothing is said; answers the refund's number. */
async function askRefund(scene: Scene, pieces = 1): Promise<string> {
  const { oid } = await firstLineOf(scene);
  const note = "買錯顏色了，想先退一件。";
  const list = [{ oid, num: pieces, reason: "not_wanted" as const, note }];
  const { datalist } = await scene.buyer.call(reverseApplyBatch, { list });
  return datalist[0]?.number ?? "";
}

async function acceptOne(scene: Scene): Promise<string> {
  const number = await askRefund(scene);
  const service = await scene.stage.staff("service");
  await service.call(acceptRefund, { number, num: 1, fault: "customer" });
  return number;
}

async function payBack(scene: Scene): Promise<void> {
  const number = await acceptOne(scene);
  await pay(scene, number);
}

const pay = async ({ stage }: Scene, number: string): Promise<void> => {
  await (await stage.staff("finance")).call(executeRefund, { number });
};

async function refuse(scene: Scene): Promise<void> {
  const number = await askRefund(scene);
  const reason = "賣家今天已出貨，商品收到後仍可申請退貨。";
  await (await scene.stage.staff("service")).call(rejectRefund, { number, reason });
}

/** An order of one line whose pieces all come back closes itself. */
async function payAllBack(scene: Scene): Promise<void> {
  const { num } = await firstLineOf(scene);
  const number = await askRefund(scene, num);
  const service = await scene.stage.staff("service");
  await service.call(acceptRefund, { number, num, fault: "customer" });
  await pay(scene, number);
}

async function sayStockOut(scene: Scene): Promise<void> {
  const { oid } = await firstLineOf(scene);
  const note = "卖家说此款已售完，下月才补货";
  await (await scene.stage.staff("buyer")).call(recordStockOut, { oid, num: 1, note });
}

/** What was bought is given back by its seller first. */
async function askSeller(scene: Scene): Promise<void> {
  const number = await askRefund(scene);
  const service = await scene.stage.staff("service");
  await service.call(acceptRefund, { number, num: 1, fault: "seller" });
}

/** The goods are with the customer: they come back before the money. */
async function awaitReturn(scene: Scene): Promise<void> {
  const { oid } = await firstLineOf(scene);
  const note = "尺寸和標示的不一樣，想退回。";
  const list = [{ oid, num: 1, reason: "wrong_goods" as const, note }];
  const { datalist } = await scene.buyer.call(reverseApplyBatch, { list });
  const number = datalist[0]?.number ?? "";
  const service = await scene.stage.staff("service");
  await service.call(acceptRefund, { number, num: 1, fault: "seller" });
}

async function compensate(scene: Scene): Promise<void> {
  const { oid } = await firstLineOf(scene);
  const service = await scene.stage.staff("service");
  const { data } = await service.call(enterCompensation, {
    oid,
    amount: 30_00,
    fault: "seller",
    reason: "顏色與照片有落差，補償差額。",
  });
  await pay(scene, data.number);
}

async function claim(scene: Scene): Promise<void> {
  const { buyer } = scene;
  const { oid } = await firstLineOf(scene);
  const file = new Blob([new Uint8Array(await weighParcel(1_140))]);
  const picture = await buyer.call(uploadImage, { file, kind: "claim" });
  const content = "外箱角落凹陷，打開後發現扣環斷了一個。";
  await buyer.call(createClaim, { oid, num: 1, content, imgs: [picture.data.url] });
}

/** As the desk lists it: what the customer sees names it otherwise. */
async function openClaimOf(scene: Scene): Promise<string> {
  await claim(scene);
  const { oid } = await firstLineOf(scene);
  const { datalist } = await (
    await scene.stage.staff("service")
  ).call(listClaims, { page_size: 100 });
  return datalist.find((one) => one.oid === oid)?.id ?? "";
}

async function acceptOneClaim(scene: Scene, awaits_seller = false): Promise<string> {
  const id = await openClaimOf(scene);
  const service = await scene.stage.staff("service");
  // The amount counts where the order has no insurance that says how much.
  await service.call(acceptClaim, { id, num: 1, amount: 20_00, awaits_seller });
  return id;
}

async function payClaim(scene: Scene): Promise<void> {
  const id = await acceptOneClaim(scene);
  await (await scene.stage.staff("finance")).call(compensateBuyer, { id });
}

/** Paid; what the seller gives is still to come. */
async function payClaimOfSeller(scene: Scene): Promise<void> {
  const id = await acceptOneClaim(scene, true);
  await (await scene.stage.staff("finance")).call(compensateBuyer, { id });
}

async function refuseClaim(scene: Scene): Promise<void> {
  const id = await openClaimOf(scene);
  const reason = "照片看得出是自然磨痕，不在賠付範圍內。";
  await (await scene.stage.staff("service")).call(rejectClaim, { id, reason });
}

async function askQuestion({ buyer, tid }: Scene): Promise<string> {
  const asked = {
    subject: "大概什麼時候會到倉",
    content: "這張訂單要送人，想先知道大概幾號可以出貨。",
    about_kind: "order" as const,
    about: tid,
  };
  return (await buyer.call(createWorkOrder, asked)).data.id;
}

async function answer(scene: Scene): Promise<string> {
  const id = await askQuestion(scene);
  const desk = await scene.stage.staff("service");
  await desk.call(claimWorkOrder, { id });
  const content = "賣家已經交給快遞，預計後天到廣州倉，到倉後會再通知您。";
  await desk.call(answerWorkOrder, { id, content, imgs: [] });
  return id;
}

async function closeQuestion(scene: Scene): Promise<void> {
  const id = await answer(scene);
  await (await scene.stage.staff("service")).call(closeWorkOrderAtDesk, { id });
}

/** Pictures of what lies in the first parcel; answers the service's number. */
async function askService(scene: Scene): Promise<string> {
  const { buyer } = scene;
  const [tid = ""] = await parcelsOf(scene);
  const { menu, goods } = (await buyer.call(queryServices, { tid })).data;
  const amount = menu.find(({ service }) => service === "photos")?.amount ?? 0;
  const services = [{ service: "photos" as const, oid: goods[0]?.oid ?? null }];
  const { data } = await buyer.call(orderServices, { tid, services, amount });
  return data.asked[0]?.number ?? "";
}

async function takeServiceBack(scene: Scene): Promise<void> {
  const number = await askService(scene);
  await scene.buyer.call(takeBack, { number, event: "withdraw" });
}

/** Kept in the warehouse until its owner lets it go. */
async function hold(scene: Scene): Promise<void> {
  const [tid = ""] = await parcelsOf(scene);
  const { menu } = (await scene.buyer.call(queryServices, { tid })).data;
  const amount = menu.find(({ service }) => service === "hold")?.amount ?? 0;
  const services = [{ service: "hold" as const, oid: null }];
  await scene.buyer.call(orderServices, { tid, services, amount });
}

async function finishService(scene: Scene): Promise<void> {
  const number = await askService(scene);
  const desk = await scene.stage.staff("warehouse");
  const file = new Blob([new Uint8Array(await weighParcel(1_000))]);
  const { url } = (await desk.call(uploadParcelPhoto, { file })).data;
  const note = "車縫完好，吊牌都在。";
  await desk.call(moveService, { number, event: "finish", note, photos: [url] });
}

import { uploadImage, uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { createClaim } from "@sampan/contract/logistics/claims/claims";
import { keepUnclaimed } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import {
  answerWorkOrder,
  claimWorkOrder,
  closeWorkOrderAtDesk,
  noteWorkOrder,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import { createWorkOrder, replyWorkOrder } from "@sampan/contract/shop/work-orders/work-orders";
import { getOrderDetail, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { weighParcel } from "../pictures/weigh-parcel.ts";
import type { Player, Stage } from "./open-stage.ts";
import type { PastAct } from "./withdrawal-acts.ts";

const day_ms = 24 * 3_600_000;
const [taiwan, thai, firm] = [
  "customer@sampan.test",
  "thai@sampan.test",
  "business@sampan.test",
] as const;

/**
 * What people asked, and what came that nobody awaited: one question was answered and closed, one is spoken about, one
 * waits for whoever takes it; one thing arrived broken; two parcels lie in the warehouse without an owner, one for long.
 */
export function serviceActs(stage: Stage, today: Date): PastAct[] {
  const at = (daysAgo: number, play: PastAct["play"]): PastAct => ({
    at: new Date(today.getTime() - daysAgo * day_ms),
    play,
  });
  const ids = new Map<string, string>();
  const ask = async (email: string, subject: string, content: string): Promise<void> => {
    const customer = await stage.customer(email);
    const about = await newestOrder(customer);
    const asked = { subject, content, about_kind: "order" as const, about };
    ids.set(email, (await customer.call(createWorkOrder, asked)).data.id);
  };
  const serve = async (email: string, work: (desk: Player, id: string) => Promise<unknown>) =>
    work(await stage.staff("service"), ids.get(email) ?? "");
  return [
    at(33, () => keep(stage, "SF6620017734518", "港湾选物 收 · 纸箱有压痕")),
    at(3.4, () => keep(stage, "YT7781240036672", "ศิริพร ใจดี / SAMPAN GZ")),
    at(12, () => claimBroken(stage, taiwan)),
    at(20, () => ask(firm, "發票可以開公司抬頭嗎", "這張訂單要報帳，統編可以補上去嗎？")),
    at(19.9, () =>
      serve(firm, async (desk, id) => {
        await desk.call(claimWorkOrder, { id });
        const content = "可以的，公司資料驗證後，發票抬頭會跟著公司名稱走。";
        await desk.call(answerWorkOrder, { id, content, imgs: [] });
      }),
    ),
    at(19, () => serve(firm, (desk, id) => desk.call(closeWorkOrderAtDesk, { id }))),
    at(2.2, () => ask(thai, "รวมกล่องกับพัสดุอื่นได้ไหม", "มีพัสดุอีกสองชิ้นกำลังมาที่โกดัง อยากส่งพร้อมกัน")),
    at(2.1, () =>
      serve(thai, async (desk, id) => {
        await desk.call(claimWorkOrder, { id });
        await desk.call(noteWorkOrder, {
          id,
          words: "另外兩件預計明後天到廣州倉，到齊後提醒她合箱。",
        });
        const content = "可以的，三件都到倉後，在「我的包裹」勾選合併即可，只收一次基本運費。";
        await desk.call(answerWorkOrder, { id, content, imgs: [] });
      }),
    ),
    at(0.4, async () => {
      const customer = await stage.customer(thai);
      const content = "ขอบคุณค่ะ ถ้าของมาครบแล้วช่วยแจ้งด้วยนะคะ";
      await customer.call(replyWorkOrder, { id: ids.get(thai) ?? "", content, imgs: [] });
    }),
    at(0.2, () => ask(taiwan, "鞋盒可以先拆掉嗎", "想省一點體積，鞋盒不需要，請幫忙拆掉再裝箱。")),
  ];
}

async function newestOrder(customer: Player): Promise<string> {
  const { datalist } = await customer.call(queryOrderList, { page_size: 1 });
  return datalist[0]?.tid ?? "";
}

/** Kept with a photo on the scale, as the warehouse does with what nobody forecast. */
async function keep(stage: Stage, express_no: string, label: string): Promise<void> {
  const desk = await stage.staff("warehouse");
  const weight_g = 800 + (Number(express_no.slice(-3)) % 900);
  const picture = new Blob([new Uint8Array(await weighParcel(weight_g))]);
  const { data } = await desk.call(uploadParcelPhoto, { file: picture });
  await desk.call(keepUnclaimed, {
    express_no,
    warehouse: "guangzhou",
    label,
    measures: { weight_g, length_mm: 310, width_mm: 240, height_mm: 160 },
    photos: [data.url],
  });
}

/** One piece of the order that was completed last came broken; its photo shows the parcel. */
async function claimBroken(stage: Stage, email: string): Promise<void> {
  const customer = await stage.customer(email);
  const { datalist } = await customer.call(queryOrderList, { tab: "completed", page_size: 1 });
  const order = (await customer.call(getOrderDetail, { tid: datalist[0]?.tid ?? "" })).data;
  const file = new Blob([new Uint8Array(await weighParcel(1_140))]);
  const picture = await customer.call(uploadImage, { file, kind: "claim" });
  await customer.call(createClaim, {
    oid: order.items[0]?.oid ?? "",
    num: 1,
    content: "外箱角落凹陷，打開後發現扣環斷了一個。",
    imgs: [picture.data.url],
  });
}

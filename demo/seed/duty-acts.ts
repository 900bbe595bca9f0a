import {
  enterDutyReceipt,
  findDutyParcel,
  uploadDutyReceiptPage,
} from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { drawPaper } from "../pictures/draw-paper.ts";
import type { Stage } from "./open-stage.ts";
import { thai } from "./stories.ts";
import type { PastAct } from "./withdrawal-acts.ts";

const hour_ms = 3_600_000;

/** Customs was paid for what the customer in Thailand has under way, a little more than was expected, and the desk kept the receipt. */
export const dutyActs = (stage: Stage, today: Date): PastAct[] => [
  { at: new Date(today.getTime() - 26 * hour_ms), play: () => keepReceipt(stage) },
];

async function keepReceipt(stage: Stage): Promise<void> {
  const buyer = await stage.customer(thai.customer);
  const { datalist } = await buyer.call(queryLogisticsList, {});
  const under = datalist.find(
    ({ transport_state }) => transport_state === "international_shipping",
  );
  if (!under) return;
  const { tid } = under;
  const desk = await stage.staff("logistics");
  const { expected_high, worth } = (await desk.call(findDutyParcel, { of: tid })).data;
  const file = new Blob([new Uint8Array(await drawPaper(9, "#2c5f9e"))]);
  const { url } = (await desk.call(uploadDutyReceiptPage, { tid, file })).data;
  const vat = Math.round((worth * 9) / 100);
  await desk.call(enterDutyReceipt, {
    tid,
    number: "A001-0419/69",
    paid_on: businessDay(stage.now(), "TH"),
    duty: Math.max(0, expected_high - vat) + 12_00,
    vat,
    imgs: [url],
  });
}

import { writeCarrierCost } from "@sampan/contract/logistics/carrier-costs/staff-carrier-costs";
import { businessDay } from "@sampan/domain/kernel/business-time";
import type { Stage } from "./open-stage.ts";
import type { PastAct } from "./withdrawal-acts.ts";

const hour_ms = 3_600_000;

/** What an airline and couriers in Taiwan and Thailand asked for the month, as billing read it on their papers. */
export const carrierActs = (stage: Stage, today: Date): PastAct[] => [
  { at: new Date(today.getTime() - 3 * hour_ms), play: () => writeBills(stage) },
];

const bills = [
  { region: "TW", carrier: "line:12", amount: 1_860_00, note: "CI 5822，AWB 297-4410 2265" },
  { region: "TW", carrier: "door:hct", amount: 340_00, note: "新竹物流月結單" },
  { region: "TH", carrier: "line:10", amount: 920_00, note: "R3A สิบล้อ งวดนี้" },
  { region: "TH", carrier: "door:kex", amount: 96_00, note: "ใบแจ้งหนี้รายเดือน" },
] as const;

async function writeBills(stage: Stage): Promise<void> {
  const desk = await stage.staff("billing");
  for (const { region, ...bill } of bills) {
    const month = businessDay(stage.now(), region).slice(0, 7);
    await desk.call(writeCarrierCost, { region, month, ...bill });
  }
}

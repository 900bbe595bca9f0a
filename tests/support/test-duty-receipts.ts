import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { uploadDutyReceiptPage } from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { businessDay } from "@sampan/domain/kernel/business-time";
import type { BoxEvent } from "@sampan/domain/logistics/boxes/box-state";
import sharp from "sharp";
import type { TestApp } from "./test-app.ts";
import { insertRates, insertTariff } from "./test-goods.ts";
import { openJourney, pay, type OrderWish, type TestCustomer } from "./test-journey.ts";
import { valueOf } from "./value-of.ts";

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
  .png()
  .toBuffer();

/** People whose parcels are on their way, to Thailand unless they live elsewhere, and the desk that keeps what customs was paid for them. */
export async function openDutyReceipts(world: TestApp) {
  const { customer, needs, clock } = world;
  const journey = await openJourney(world);
  const { logistics } = journey;
  await insertRates(needs, clock.now());
  await insertTariff(needs);

  /** A parcel whose freight is paid. */
  async function here(wish: OrderWish = {}, owner?: TestCustomer) {
    const nok = owner ?? (await customer({ region: "TH" }));
    const tid = await journey.paid(nok, { ...wish, order: { transport: 12, ...wish.order } });
    const { parcel } = await journey.billed(tid);
    valueOf(await pay(nok, tid));
    return { nok, tid, parcel };
  }
  /** The same, on its way. */
  async function away(wish: OrderWish = {}, owner?: TestCustomer) {
    const of = await here(wish, owner);
    const box = { warehouse: "guangzhou", region: of.nok.region, transport: 12 } as const;
    const { number } = valueOf(await logistics.call(createBox, box)).data;
    valueOf(await logistics.call(loadBox, { number, tids: [of.parcel] }));
    for (const event of ["seal", "depart"] satisfies BoxEvent[])
      valueOf(await logistics.call(moveBox, { number, event }));
    return of;
  }
  let numbered = 0;
  return {
    logistics,
    here,
    away,
    page: async (tid: string) => {
      const file = new Blob([new Uint8Array(png)]);
      return valueOf(await logistics.call(uploadDutyReceiptPage, { tid, file })).data.url;
    },
    /** What a receipt says, another one each time. */
    paper: () => ({
      number: `A001-${String((numbered += 1)).padStart(4, "0")}/69`,
      paid_on: businessDay(clock.now(), "TH"),
      duty: 180_00,
      vat: 54_60,
    }),
  };
}

import { uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { moveService } from "@sampan/contract/logistics/services/staff-services";
import { orderServices, queryServices } from "@sampan/contract/logistics/services/services";
import { queryStoredParcels } from "@sampan/contract/logistics/merging/merging";
import type { ServiceKind } from "@sampan/domain/logistics/services/service-kinds";
import { weighParcel } from "../pictures/weigh-parcel.ts";
import type { Player, Stage } from "./open-stage.ts";
import { firm } from "./stories.ts";
import type { PastAct } from "./withdrawal-acts.ts";

const hour_ms = 3_600_000;

/**
 * What the firm asks the warehouse in Shenzhen for: pictures that were taken, measuring that somebody does today, and a parcel that is held.
 * Whoever opens the demo tomorrow finds one of them late.
 */
export const warehouseServiceActs = (stage: Stage, today: Date): PastAct[] => {
  const ago = (hours: number) => new Date(today.getTime() - hours * hour_ms);
  return [
    { at: ago(20), play: () => ask(stage, "photos") },
    { at: ago(16), play: () => photograph(stage) },
    { at: ago(6), play: () => ask(stage, "measuring") },
    { at: ago(5), play: () => ask(stage, "hold") },
  ];
};

/** The firm's that came last to Shenzhen; none where the demo has no such parcels. */
async function lyingOf(buyer: Player) {
  const { datalist } = await buyer.call(queryStoredParcels, {});
  return datalist.findLast(({ warehouse }) => warehouse === "shenzhen");
}

async function ask(stage: Stage, service: ServiceKind): Promise<void> {
  const buyer = await stage.customer(firm.customer);
  const parcel = await lyingOf(buyer);
  if (!parcel) return;
  const { tid } = parcel;
  const { menu, goods } = (await buyer.call(queryServices, { tid })).data;
  const amount = menu.find((offer) => offer.service === service)?.amount ?? 0;
  const oid = service === "hold" ? null : (goods[0]?.oid ?? null);
  await buyer.call(orderServices, { tid, services: [{ service, oid }], amount });
}

async function photograph(stage: Stage): Promise<void> {
  const buyer = await stage.customer(firm.customer);
  const parcel = await lyingOf(buyer);
  if (!parcel) return;
  const { asked } = (await buyer.call(queryServices, { tid: parcel.tid })).data;
  const open = asked.find(({ state }) => state === "asked");
  const desk = await stage.staff("warehouse");
  const file = new Blob([new Uint8Array(await weighParcel(parcel.weight_g ?? 1_000))]);
  const { url } = (await desk.call(uploadParcelPhoto, { file })).data;
  await desk.call(moveService, {
    number: open?.number ?? "",
    event: "finish",
    note: "車縫完好，吊牌都在。",
    photos: [url],
  });
}

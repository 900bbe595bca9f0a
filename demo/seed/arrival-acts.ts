import { uploadHandOverProof } from "@sampan/contract/kernel/uploads";
import { weighArrival } from "@sampan/contract/logistics/boxes/staff-shipping";
import { chooseStore, openStoreMap } from "@sampan/contract/logistics/last-mile/last-mile";
import { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { decideSureClaims } from "@sampan/server/logistics/claims/decide-sure-claims";
import { weighParcel } from "../pictures/weigh-parcel.ts";
import { parcelsOf, type Scene } from "./scene.ts";

/** A store of the chain's own list, as the map of stores has it. */
const store = "131381";

/** Its owner has it brought to a 7-ELEVEN: chosen on the map, as a browser brings it back from there. */
export async function sendToStore({ stage, buyer, tid, ...scene }: Scene): Promise<void> {
  for (const parcel of await parcelsOf({ stage, buyer, tid, ...scene })) {
    const wish = { tid: parcel, chain: "seven_eleven" } as const;
    const visit = (await buyer.call(openStoreMap, wish)).data.fields["ExtraData"] ?? "";
    await stage.bringBack({ ExtraData: visit, CVSStoreID: store });
    await buyer.call(chooseStore, { tid: parcel, visit });
  }
}

/** It weighs little more than half of what left: read twice and photographed, and paid by itself where it is insured. */
export async function arriveLight(scene: Scene): Promise<void> {
  const { stage, buyer } = scene;
  const desk = await stage.staff("logistics");
  const own = new Set(await parcelsOf(scene));
  const { datalist } = await buyer.call(queryLogisticsList, { search: { pageSize: 100 } });
  for (const { tid, weight_g } of datalist.filter((one) => own.has(one.tid))) {
    if (weight_g === null) continue;
    const light_g = Math.round(weight_g * 0.55);
    const file = new Blob([new Uint8Array(await weighParcel(light_g))]);
    const photo = (await desk.call(uploadHandOverProof, { file })).data.url;
    await desk.call(weighArrival, { tid, weight_g: light_g, first_g: light_g, photo });
  }
  await stage.work(decideSureClaims);
}

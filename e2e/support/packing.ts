import { uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { listToPack, packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { weighParcel } from "../../demo/pictures/weigh-parcel.ts";
import type { Scene } from "../../demo/seed/scene.ts";

/** Packs a merged parcel by calls of the warehouse, into a small box. */
export async function packByCall({ stage }: Scene, tid: string): Promise<void> {
  const desk = await stage.staff("warehouse");
  const [open] = (await desk.call(listToPack, { number: tid })).datalist;
  const parts = open?.parts ?? [];
  const weight_g = parts.reduce((total, part) => total + (part.weight_g ?? 0), 0);
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

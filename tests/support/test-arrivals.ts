import { weighArrival } from "@sampan/contract/logistics/boxes/staff-shipping";
import type { TestCaller } from "./test-caller.ts";
import { storeHandOver } from "./test-pickups.ts";

/** A parcel at the destination on its scale: twice, with the same reading, and photographed, as one that differs has to be. */
export async function weighTwice(desk: TestCaller, wish: { tid: string; weight_g: number }) {
  const photo = await storeHandOver(desk);
  return desk.call(weighArrival, { ...wish, first_g: wish.weight_g, photo });
}

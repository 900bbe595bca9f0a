import { setTimeout as pause } from "node:timers/promises";
import type { TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import { placeOrders } from "./place-orders.ts";

/** Stands for the answer of a call whose connection breaks. */
export const UNANSWERED: object = {};

/** `alibaba.trade.createCrossOrder`, with what can go wrong between the order and whoever placed it. */
export async function createOrders(world: World, fields: TextFields): Promise<object> {
  const { orders1688 } = world;
  const after = orders1688.takeSlip("created_late");
  if (after) {
    void pause(after.delay_ms, undefined, { ref: false }).then(() => placeOrders(world, fields));
    return UNANSWERED;
  }
  const answer = placeOrders(world, fields);
  if (orders1688.takeSlip("answer_lost")) return UNANSWERED;
  const late = orders1688.takeSlip("answer_late");
  if (late) await pause(late.delay_ms, undefined, { ref: false });
  return answer;
}

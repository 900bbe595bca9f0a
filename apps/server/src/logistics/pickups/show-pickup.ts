import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { pickupCodeState, pickupTries_most } from "@sampan/domain/logistics/pickups/pickup-code";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { selectCode, selectHandOver } from "./pickup-queries.ts";

type Shown = Pick<OutputOf<typeof getPackageDetail>["data"], "pickup" | "hand_over">;

/** What the owner of a parcel sees of its pick-up: the code while it waits, and afterwards who took it, with the proof. */
export async function showPickup(
  db: Db,
  parcel: { readonly id: number; readonly transport_state: string },
  { now, region }: Pick<CustomerCaller, "now" | "region">,
): Promise<Shown> {
  if (parcel.transport_state === "waiting_for_pickup") {
    const own = await selectCode(db, parcel.id);
    return { pickup: own ? describe(own, { now, region }) : null, hand_over: null };
  }
  if (parcel.transport_state !== "received") return { pickup: null, hand_over: null };
  const handOver = await selectHandOver(db, parcel.id);
  if (!handOver) return { pickup: null, hand_over: null };
  const handed_at = formatWireTime(handOver.handed_at, region);
  return { pickup: null, hand_over: { ...handOver, handed_at } };
}

function describe(
  own: NonNullable<Awaited<ReturnType<typeof selectCode>>>,
  { now, region }: Pick<CustomerCaller, "now" | "region">,
): NonNullable<Shown["pickup"]> {
  const state = pickupCodeState(own, now);
  return {
    state,
    // One that opens nothing is not shown, so that nobody carries it to the desk.
    code: state === "good" ? own.code : "",
    tries_left: pickupTries_most - own.wrong_tries,
    expires_at: formatWireTime(own.expires_at, region),
  };
}

import type { OutputOf } from "@sampan/contract/kernel/call";
import type { renewPickupCode as renewCall } from "@sampan/contract/logistics/pickups/pickups";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { makePickupCode } from "../pickups/make-pickup-code.ts";
import { showPickup } from "../pickups/show-pickup.ts";
import { findParcel } from "./find-parcel.ts";
import { lockParcels } from "./lock-parcels.ts";
import type { StoredParcel } from "./parcel-queries.ts";

/** A part of a merged parcel is picked up with it, by its code. */
export const parcelOfPickup = ({
  id,
  whole_id,
  transport_state,
}: Pick<StoredParcel, "id" | "whole_id" | "transport_state">) => ({
  id: whole_id ?? id,
  transport_state,
});

/** A new code for a parcel of one's own that waits to be picked up; the one before opens nothing any more. [ORD-59] */
export async function renewPickupCode(
  db: Db,
  tid: string,
  { caller, chance }: { readonly caller: CustomerCaller; readonly chance: Needs["chance"] },
): Promise<
  Result<OutputOf<typeof renewCall>["data"], Refusal<"parcel_unknown" | "parcel_not_in_state">>
> {
  const found = await findParcel(db, { tid, accountId: caller.customer.id });
  if (!found) return refuse({ code: "parcel_unknown" });
  const [parcel] = await lockParcels(db, { ids: [parcelOfPickup(found).id] });
  if (parcel?.transport_state !== "waiting_for_pickup")
    return refuse({ code: "parcel_not_in_state" });
  await makePickupCode(db, parcel.id, { chance, now: caller.now });
  const { pickup } = await showPickup(db, parcel, caller);
  if (!pickup) throw new Error(`parcel ${tid} has no code that was just made`);
  return ok(pickup);
}

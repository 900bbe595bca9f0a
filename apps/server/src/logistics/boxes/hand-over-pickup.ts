import type { InputOf } from "@sampan/contract/kernel/call";
import type { handOverPickup as handOverCall } from "@sampan/contract/logistics/pickups/staff-pickups";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import { findStaffFile } from "../../kernel/files/find-own-file.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordPickup } from "../pickups/record-pickup.ts";
import { tryPickupCode } from "../pickups/try-pickup-code.ts";
import { type DeliveryMoving, moveDelivery } from "./move-delivery.ts";
import { selectByTids } from "./shipping-queries.ts";

type HandOver = InputOf<typeof handOverCall>;
type Refused = Refusal<
  | "parcel_unknown"
  | "parcel_not_in_state"
  | "item_not_in_state"
  | "file_unknown"
  | "pickup_code_wrong"
  | "pickup_code_expired"
  | "pickup_code_locked"
>;

/**
 * Hands a parcel that waits to be picked up to whoever brings its code, and keeps who took it and the picture that shows
 * it. Wrong codes are counted, whatever else is refused. [BO-22] [ORD-59]
 */
export async function handOverPickup(
  db: Db,
  { tid, code, receiver, proof, proof_kind }: HandOver,
  moving: DeliveryMoving,
): Promise<Result<null, Refused>> {
  const { now, staff } = moving.caller;
  const [found] = await selectByTids(db, [tid]);
  if (!found) return refuse({ code: "parcel_unknown" });
  if (!(await findStaffFile(db, { url: proof, kind: "parcel_photo" })))
    return refuse({ code: "file_unknown" });
  const tried = await tryPickupCode(db, { tid, code }, now);
  if (!tried.ok) return tried;
  return settle(db, async (open): Promise<Result<null, Refused>> => {
    const handing = { ...moving, isByCode: true };
    const step = { tid, event: "hand_over", local_carrier: "", local_express_no: "" } as const;
    const moved = await moveDelivery(open, step, handing);
    if (!moved.ok)
      return moved.error.code === "pickup_code_needed"
        ? refuse({ code: "parcel_not_in_state" })
        : refuse({ code: moved.error.code });
    const taken = { receiver, proof, proof_kind, handed_at: now, handed_by: staff.id };
    await recordPickup(open, { package_id: found.id, ...taken });
    return ok(null);
  });
}

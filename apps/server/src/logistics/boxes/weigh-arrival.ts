import type { InputOf } from "@sampan/contract/kernel/call";
import type { weighArrival as weighCall } from "@sampan/contract/logistics/boxes/staff-shipping";
import { missingWeight } from "@sampan/domain/logistics/claims/weight-claim";
import { checkArrival } from "@sampan/domain/logistics/boxes/arrival-weight";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { ownPhotos } from "../cameras/own-photos.ts";
import { openWeightClaim } from "../claims/open-weight-claim.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import type { Moving } from "./move-box.ts";
import { selectByTids, writeArrivalWeight } from "./shipping-queries.ts";

const weighable = ["arrived_at_destination", "waiting_for_pickup", "delivering"];

/**
 * Records what a parcel weighs at the destination, beside what it weighed when it left, with a photo of the scale. One that
 * differs is read twice and photographed (`checkArrival`); one that is clearly lighter opens a claim by itself, whatever is
 * weighed afterwards. A photo that staff did not take, or took of another parcel, is refused.
 */
export async function weighArrival(
  db: Db,
  { tid, weight_g, first_g, photo }: InputOf<typeof weighCall>,
  { caller, jobs }: Moving,
): Promise<Result<null, Refusal<(typeof weighCall.refusals)[number]>>> {
  const [shown] = await selectByTids(db, [tid]);
  if (!shown) return refuse({ code: "parcel_unknown" });
  // Orders are locked before parcels, as everywhere: a claim may be opened for one of them.
  const items = await lockItems(db, { parcelIds: [shown.id] });
  const [parcel] = await lockParcels(db, { ids: [shown.id] });
  if (!parcel) return refuse({ code: "parcel_unknown" });
  if (!weighable.includes(parcel.transport_state)) return refuse({ code: "parcel_not_in_state" });
  const departed_g = shown.weight_g;
  if (departed_g === null) return refuse({ code: "measures_needed" });
  const hasPhoto = photo !== undefined;
  const checked = checkArrival({ departed_g, weight_g, first_g, hasPhoto }, caller.settings);
  if (!checked.ok) return checked;
  const own = await ownPhotos(db, hasPhoto ? [photo] : [], [tid, shown.express_no]);
  if (!own.ok) return own;
  const { differs } = checked.value;
  await writeArrivalWeight(db, {
    package_id: parcel.id,
    weight_g,
    departed_g,
    differs,
    weighed_at: caller.now,
    weighed_by: caller.staff.id,
    photo: photo ?? null,
    first_g: first_g ?? null,
  });
  await recordAudit(db, caller, {
    action: "weigh_arrival",
    object_kind: "parcel",
    object_id: tid,
    old_value: { weight_g: shown.arrival?.weight_g ?? null },
    new_value: { weight_g, first_g: first_g ?? null, departed_g, differs },
  });
  const { settings, now } = caller;
  const missing_g = missingWeight({ departed_g, arrived_g: weight_g }, settings);
  if (missing_g > 0) {
    const light = { id: parcel.id, tid, departed_g, arrived_g: weight_g, missing_g, items };
    await openWeightClaim(db, light, { jobs, settings, now });
  }
  return ok(null);
}

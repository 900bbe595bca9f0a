import type { InputOf } from "@sampan/contract/kernel/call";
import type { packParcel as packCall } from "@sampan/contract/logistics/merging/staff-merging";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import { moveBilling, moveParcel } from "../parcels/move-parcel.ts";
import { recordFindings } from "../parcels/record-findings.ts";
import { ownPhotos } from "../warehouse/own-photos.ts";
import { findMergedParcel, markPacked, selectParts } from "./merging-queries.ts";

type Refused = Refusal<
  "parcel_unknown" | "parcel_not_in_state" | "measures_needed" | "file_unknown"
>;

/**
 * Records the one box that a merged parcel became: weighed, it is charged (2 to 3) and its parts are done (1 to 2).
 * Until its bill it can be recorded anew. Refuses `parcel_not_in_state` once it is billed. [PKG-12] [PKG-13]
 */
export async function packParcel(
  db: Db,
  { tid, measures, shelf, photos: wanted }: InputOf<typeof packCall>,
  caller: StaffCaller,
): Promise<Result<string, Refused>> {
  if (!measures) return refuse({ code: "measures_needed" });
  const found = await findMergedParcel(db, { tid });
  if (!found) return refuse({ code: "parcel_unknown" });
  await lockItems(db, { parcelIds: [found.id] });
  const [parcel] = await lockParcels(db, { ids: [found.id] });
  if (!parcel) return refuse({ code: "parcel_unknown" });
  if (parcel.bill_id !== null || ![2, 3].includes(parcel.billing))
    return refuse({ code: "parcel_not_in_state" });
  const photos = await ownPhotos(db, wanted);
  if (!photos.ok) return photos;

  const { now } = caller;
  const { marks, weight_g, length_mm, width_mm, height_mm } = parcel;
  await recordFindings(db, parcel.id, { measures, shelf, photos: photos.value, marks, now });
  if (parcel.billing === 2) await closeBox(db, parcel, caller);
  await recordAudit(db, caller, {
    action: "pack_parcel",
    object_kind: "parcel",
    object_id: tid,
    old_value: { weight_g, length_mm, width_mm, height_mm },
    new_value: { ...measures, shelf },
  });
  return ok(tid);
}

async function closeBox(db: Db, parcel: LockedParcel, { now, staff }: StaffCaller): Promise<void> {
  const contents = await selectParts(db, parcel.id);
  const none = { id: null, fee: 0 };
  for (const part of await lockParcels(db, { ids: contents.map((one) => one.package_id) })) {
    const done = await moveBilling(db, part, "merge", none);
    if (!done.ok) throw new Error(`part ${part.tid} does not wait for its box`);
  }
  const charged = await moveBilling(db, parcel, "charge", none);
  const prepared = await moveParcel(db, parcel, "prepare", { staffId: staff.id, now });
  if (!charged.ok || !prepared.ok) throw new Error(`parcel ${parcel.tid} cannot be packed`);
  await markPacked(db, parcel.id, now);
}

import type { InputOf } from "@sampan/contract/kernel/call";
import type { packParcel as packCall } from "@sampan/contract/logistics/merging/staff-merging";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  checkPackedWeight,
  checkPacking,
  type PackingTrouble,
} from "@sampan/domain/logistics/merging/check-packing";
import {
  checkPackingPhotos,
  type PackingPhotos,
  type PhotosMissing,
} from "@sampan/domain/logistics/merging/packing-photos";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import { moveBilling, moveParcel } from "../parcels/move-parcel.ts";
import { recordFindings } from "../parcels/record-findings.ts";
import { ownPhotos } from "../cameras/own-photos.ts";
import { checkServicesDone } from "../services/check-services-done.ts";
import { holdRehearsal, showRehearsedBox } from "./move-rehearsal.ts";
import { findMergedParcel, markPacked, selectParts } from "./merging-queries.ts";
import { selectPartWeights } from "./packing-queries.ts";

type Packing = InputOf<typeof packCall>;
type Refused =
  | Refusal<
      | "merge_undone"
      | "parcel_packed"
      | "services_open"
      | "parcel_not_in_state"
      | "measures_needed"
      | "file_unknown"
      | "part_foreign"
    >
  | PackingTrouble
  | PhotosMissing;

/**
 * Records the one box that a merged parcel became, once everything was scanned into it: weighed, it is charged (2 to 3)
 * and its parts are done (1 to 2). Until its bill it can be weighed anew. One that was to be
 * packed before its owner decides is shown to them. Refuses `merge_undone` for what its owner took
 * apart meanwhile, `services_open` while something that its owner paid for is to be done to it, `contents_photos_needed` and `box_photos_needed` as the settings demand, `parcel_packed` for what somebody else packed, `parcel_not_in_state` once it is billed. [BO-19]
 * [PKG-12] [PKG-13]
 */
export async function packParcel(
  db: Db,
  packing: Packing,
  { caller, jobs }: { readonly caller: StaffCaller } & Pick<Needs, "jobs">,
): Promise<Result<string, Refused>> {
  const { tid, measures, shelf, contents_photos: contents } = packing;
  if (!measures) return refuse({ code: "measures_needed" });
  const found = await findMergedParcel(db, { tid });
  if (!found) return refuse({ code: "merge_undone", values: { tid } });
  await lockItems(db, { parcelIds: [found.id] });
  const [parcel] = await lockParcels(db, { ids: [found.id] });
  if (!parcel) return refuse({ code: "merge_undone", values: { tid } });
  const checked = await checkBox(db, parcel, { ...packing, weight_g: measures.weight_g });
  if (!checked.ok) return checked;
  const served = await checkServicesDone(db, [parcel.id]);
  if (!served.ok) return served;
  const closed = await ownPhotos(db, packing.photos, [tid]);
  if (!closed.ok) return closed;
  const photos = await checkShots(db, parcel, { contents, closed: closed.value, caller });
  if (!photos.ok) return photos;

  const { now } = caller;
  const { marks, weight_g, length_mm, width_mm, height_mm } = parcel;
  const weighed = { staffId: caller.staff.id, at: now };
  await recordFindings(db, parcel.id, { measures, shelf, photos: closed.value, marks, weighed });
  if (parcel.billing === 2) await closeBox(db, parcel, { contents, caller });
  const rehearsal = await holdRehearsal(db, parcel.id);
  const command = parcel.billing === 2 ? "pack" : "weigh";
  if (rehearsal)
    await showRehearsedBox(db, rehearsal, { command, limits: caller.settings, jobs, now });
  await recordAudit(db, caller, {
    action: "pack_parcel",
    object_kind: "parcel",
    object_id: tid,
    old_value: { weight_g, length_mm, width_mm, height_mm },
    new_value: { ...measures, shelf },
  });
  return ok(tid);
}

/** What was scanned is needed of a box that is not closed, and asked of no other. */
async function checkBox(
  db: Db,
  { id, tid, billing, bill_id }: LockedParcel,
  { parts: scanned, weight_g }: Packing & { readonly weight_g: number },
): Promise<Result<null, Refused>> {
  if (bill_id !== null) return refuse({ code: "parcel_not_in_state" });
  const parts = await selectPartWeights(db, id);
  if (billing === 2) return checkPacking({ parts, scanned: scanned ?? [], weight_g });
  if (billing !== 3) return refuse({ code: "parcel_not_in_state" });
  return scanned
    ? refuse({ code: "parcel_packed", values: { tid } })
    : checkPackedWeight(weight_g, parts);
}

interface Shots extends PackingPhotos {
  readonly caller: StaffCaller;
}

/** Before a box is closed its contents are photographed, and then the box; one that is weighed anew was, or never will be. */
async function checkShots(
  db: Db,
  { tid, billing }: LockedParcel,
  { contents, closed, caller }: Shots,
): Promise<Result<null, Refusal<"file_unknown"> | PhotosMissing>> {
  const own = await ownPhotos(db, contents, [tid]);
  if (!own.ok) return own;
  const demanded = billing === 2 ? caller.settings.packing_photos_each : 0;
  return checkPackingPhotos({ contents, closed }, demanded);
}

async function closeBox(
  db: Db,
  parcel: LockedParcel,
  { contents, caller: { now, staff } }: Pick<Shots, "contents" | "caller">,
): Promise<void> {
  const parts = await selectParts(db, parcel.id);
  const none = { id: null, fee: 0 };
  for (const part of await lockParcels(db, { ids: parts.map((one) => one.package_id) })) {
    const done = await moveBilling(db, part, "merge", none);
    if (!done.ok) throw new Error(`part ${part.tid} does not wait for its box`);
  }
  const charged = await moveBilling(db, parcel, "charge", none);
  const prepared = await moveParcel(db, parcel, "prepare", { staffId: staff.id, now });
  if (!charged.ok || !prepared.ok) throw new Error(`parcel ${parcel.tid} cannot be packed`);
  await markPacked(db, parcel.id, { contents, now });
}

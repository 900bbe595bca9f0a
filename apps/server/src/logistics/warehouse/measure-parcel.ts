import type { InputOf } from "@sampan/contract/kernel/call";
import type { measureParcel as measureCall } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { InspectionTrouble } from "@sampan/domain/logistics/warehouse/inspection";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type LockedItem, lockItems } from "../../trade/orders/lock-items.ts";
import { moveItem } from "../../trade/orders/move-item.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import { moveParcel } from "../parcels/move-parcel.ts";
import { type Findings, recordFindings, type Weighing } from "../parcels/record-findings.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { ownPhotos } from "../cameras/own-photos.ts";
import { checkLookedAt, keepFaults } from "./inspect-parcel.ts";
import { rewriteArrivedOrders } from "./rewrite-arrived-orders.ts";
import { findReceipt, selectFullyMeasured, selectLines } from "./warehouse-queries.ts";

type Refused =
  | Refusal<"parcel_unknown" | "parcel_not_in_state" | "measures_needed" | "file_unknown">
  | InspectionTrouble;

/** Records or corrects what the warehouse found, until the parcel is billed. [BO-14] */
export async function measureParcel(
  db: Db,
  input: InputOf<typeof measureCall>,
  { caller, jobs }: { caller: StaffCaller; jobs: Needs["jobs"] },
): Promise<Result<string, Refused>> {
  const { tid, measures } = input;
  if (!measures) return refuse({ code: "measures_needed" });
  const found = await findReceipt(db, { tid });
  if (!found) return refuse({ code: "parcel_unknown" });
  const items = await lockItems(db, { parcelIds: [found.id] });
  const [parcel] = await lockParcels(db, { ids: [found.id] });
  if (!parcel || parcel.billing !== 3) return refuse({ code: "parcel_not_in_state" });
  const [lines, perLine] = [
    await selectLines(db, parcel.id),
    caller.settings.inspection_photos_per_line,
  ];
  const lookedAt = checkLookedAt({ ...input, lines }, perLine);
  if (!lookedAt.ok) return lookedAt;
  const photos = await ownPhotos(db, input.photos, [tid, found.express_no]);
  if (!photos.ok) return photos;

  await recordMeasuring(db, parcel, { findings: { ...input, measures }, caller });
  await keepFaults(db, parcel, { faults: input.faults, items, caller, jobs });
  await rewriteArrivedOrders(db, items, { jobs, now: caller.now });
  const { weight_g, length_mm, width_mm, height_mm } = parcel;
  await recordAudit(db, caller, {
    action: "measure_parcel",
    object_kind: "parcel",
    object_id: tid,
    old_value: { weight_g, length_mm, width_mm, height_mm },
    new_value: { ...measures, photo_mm: input.photo_mm, marks: input.marks, faults: input.faults },
  });
  return ok(tid);
}

interface Measuring {
  readonly findings: Omit<Findings, "weighed">;
  /** Where it was weighed before, by somebody else perhaps. */
  readonly weighed?: Weighing | undefined;
  readonly caller: StaffCaller;
}

/**
 * Writes the findings of a locked parcel. Measured, it can be sent on, and its lines that lie wholly
 * measured in the warehouse wait for their bill (6 to 7).
 */
export async function recordMeasuring(
  db: Db,
  parcel: LockedParcel,
  { findings, weighed, caller }: Measuring,
): Promise<void> {
  const { now, staff } = caller;
  const byCaller = { staffId: staff.id, at: now };
  await recordFindings(db, parcel.id, { ...findings, weighed: weighed ?? byCaller });
  if (!findings.measures) return;
  if (parcel.transport_state === "arrived_at_mainland") {
    const moved = await moveParcel(db, parcel, "prepare", { staffId: staff.id, now });
    if (!moved.ok) throw new Error(`parcel ${parcel.tid} cannot be prepared`);
  }
  await assignMeasured(db, parcel, now);
}

/** What lies wholly measured in the warehouse is ready to be sent on, and its orders' logs say so. [ORD-19] [ORD-52] */
async function assignMeasured(db: Db, { id, express_no }: LockedParcel, now: Date): Promise<void> {
  const measured = new Set(await selectFullyMeasured(db, id));
  const items = await lockItems(db, { parcelIds: [id] });
  const ready = items.filter((item) => item.status === 6 && measured.has(item.id));
  for (const item of ready) {
    const assigned = await moveItem(db, item, "assign");
    if (!assigned.ok) throw new Error(`line ${item.oid} cannot be assigned`);
  }
  for (const orderId of new Set(ready.map(({ order }) => order.id)))
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.measured,
      actor: { kind: "system" },
      content: { express_no, oids: oidsOf(ready, orderId) },
      now,
    });
}

const oidsOf = (items: readonly LockedItem[], orderId: number): string[] =>
  items.filter(({ order }) => order.id === orderId).map(({ oid }) => oid);

import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { checkCleared } from "../clearance/check-cleared.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import { moveParcel } from "../parcels/move-parcel.ts";
import { placeParcel } from "../parcels/place-parcel.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { type LockedBox, lockBox } from "./box-queries.ts";
import { selectByTids } from "./shipping-queries.ts";

export interface Load {
  readonly number: string;
  readonly tids: readonly string[];
}

type Unloadable = Refusal<
  "box_unknown" | "box_not_in_state" | "parcel_unknown" | "parcel_not_in_state"
>;

/**
 * Loads parcels into a box that is still open, all of them or none. Refuses `parcel_unpaid`,
 * `transport_unavailable` for a parcel that goes elsewhere or another way, `clearance_missing` for one whose declaration
 * is not confirmed and `clearance_outdated` for one whose content is another since. [BO-20]
 */
export async function loadBox(
  db: Db,
  load: Load,
  caller: StaffCaller,
): Promise<
  Result<
    null,
    | Unloadable
    | Refusal<
        "parcel_unpaid" | "transport_unavailable" | "clearance_missing" | "clearance_outdated"
      >
  >
> {
  const opened = await openBox(db, load);
  if (!opened.ok) return opened;
  const { box, parcels } = opened.value;
  const ways = await selectByTids(db, load.tids);
  const goesAlong = ({ warehouse, region, transport }: (typeof ways)[number]) =>
    warehouse === box.warehouse && region === box.region && transport === box.transport;
  if (!ways.every(goesAlong)) return refuse({ code: "transport_unavailable" });
  const unpaid = parcels.find(({ billing }) => billing !== 4);
  if (!unpaid) {
    const ids = parcels.filter(({ box_id }) => box_id === null).map(({ id }) => id);
    const cleared = await checkCleared(db, ids, box, caller.settings);
    if (!cleared.ok) return cleared;
  }

  for (const parcel of parcels) {
    const moved = await moveParcel(db, parcel, "load", stepOf(box, caller));
    if (!moved.ok) return moved;
    await placeParcel(db, parcel.id, box.id);
  }
  await auditLoad(db, "load_box", { load, caller });
  return ok(null);
}

/** Takes parcels out of a box that is still open. */
export async function unloadBox(
  db: Db,
  load: Load,
  caller: StaffCaller,
): Promise<Result<null, Unloadable>> {
  const opened = await openBox(db, load);
  if (!opened.ok) return opened;
  const { box, parcels } = opened.value;
  for (const parcel of parcels) {
    if (parcel.box_id !== box.id) return refuse({ code: "parcel_not_in_state" });
    const moved = await moveParcel(db, parcel, "unload", stepOf(box, caller));
    if (!moved.ok) return refuse({ code: "parcel_not_in_state" });
    await placeParcel(db, parcel.id, null);
  }
  await auditLoad(db, "unload_box", { load, caller });
  return ok(null);
}

async function openBox(
  db: Db,
  { number, tids }: Load,
): Promise<
  Result<
    { box: LockedBox; parcels: LockedParcel[] },
    Refusal<"box_unknown" | "box_not_in_state" | "parcel_unknown">
  >
> {
  const box = await lockBox(db, number);
  if (!box) return refuse({ code: "box_unknown" });
  if (box.state !== "loading") return refuse({ code: "box_not_in_state" });
  const parcels = await lockParcels(db, { tids });
  if (parcels.length < new Set(tids).size) return refuse({ code: "parcel_unknown" });
  return ok({ box, parcels });
}

const stepOf = ({ number }: LockedBox, { staff, now }: StaffCaller) => ({
  note: number,
  staffId: staff.id,
  now,
});

const auditLoad = (
  db: Db,
  action: "load_box" | "unload_box",
  { load, caller }: { load: Load; caller: StaffCaller },
) =>
  recordAudit(db, caller, {
    action,
    object_kind: "box",
    object_id: load.number,
    new_value: { tids: load.tids },
  });

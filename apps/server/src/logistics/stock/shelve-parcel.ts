import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  findStored,
  shelveParcel as shelveCall,
} from "@sampan/contract/logistics/stock/staff-stock";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { shelvePackage } from "../parcels/place-parcel.ts";
import { shelveUnclaimed } from "../unclaimed/shelve-unclaimed.ts";
import { findThing, type StoredThing } from "./stored-queries.ts";

type Stored = OutputOf<typeof findStored>["data"];
type Unfound = Refusal<"parcel_unknown" | "parcel_not_in_state">;

/** What lies in a warehouse under a number. Refuses `parcel_unknown`, and `parcel_not_in_state` for what has left. */
export async function findOnShelf(db: Db, number: string): Promise<Result<StoredThing, Unfound>> {
  const thing = await findThing(db, number);
  if (!thing) return refuse({ code: "parcel_unknown" });
  return thing.isInStock ? ok(thing) : refuse({ code: "parcel_not_in_state" });
}

export const describeStored = (
  number: string,
  { tid, express_no, warehouse, shelf }: StoredThing,
): Stored => ({ number, tid, express_no, warehouse, shelf });

/** Puts a parcel on another shelf of the warehouse it is in. Refuses `parcel_elsewhere` in the other one. */
export async function shelveParcel(
  db: Db,
  { number, warehouse, shelf }: InputOf<typeof shelveCall>,
  caller: StaffCaller,
): Promise<Result<Stored, Refusal<"parcel_elsewhere"> | Unfound>> {
  const seen = await findOnShelf(db, number);
  if (!seen.ok) return seen;
  if (seen.value.package_id !== null) await lockParcels(db, { ids: [seen.value.package_id] });
  // Under its lock: it may have been put into a box meanwhile.
  const found = await findOnShelf(db, number);
  if (!found.ok) return found;
  const thing = found.value;
  if (thing.warehouse !== warehouse) return refuse({ code: "parcel_elsewhere" });
  if (thing.shelf !== shelf) {
    if (thing.package_id !== null) await shelvePackage(db, thing.package_id, shelf);
    else if (thing.unclaimed_id !== null) await shelveUnclaimed(db, thing.unclaimed_id, shelf);
    await recordAudit(db, caller, {
      action: "shelve_parcel",
      object_kind: "parcel",
      object_id: thing.tid || thing.express_no,
      old_value: { shelf: thing.shelf },
      new_value: { shelf },
    });
  }
  return ok(describeStored(number, { ...thing, shelf }));
}

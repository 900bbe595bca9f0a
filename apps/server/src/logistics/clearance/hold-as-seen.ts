import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { LockedParcel } from "../parcels/lock-parcels.ts";
import { drawParcel, holdClearance, type StoredClearance } from "./clearance-queries.ts";

export interface HeldClearance {
  readonly clearance: StoredClearance;
  /** Where the parcel goes. */
  readonly region: Region;
}

/**
 * The declaration of a held parcel as somebody read it, held as well. Refuses `parcel_unknown` where nothing is to be confirmed,
 * `parcel_not_in_state` for what is loaded already, and `clearance_changed` where the content, and so the version, is another since.
 */
export async function holdAsSeen(
  db: Db,
  parcel: LockedParcel,
  version: number,
): Promise<
  Result<
    HeldClearance,
    Refusal<
      "parcel_unknown" | "clearance_changed" | "parcel_not_in_state" | "clearance_not_in_state"
    >
  >
> {
  const clearance = await holdClearance(db, parcel.id);
  const drawn = clearance && (await drawParcel(db, parcel.id));
  if (!drawn) return refuse({ code: "parcel_unknown" });
  if (parcel.transport_state !== "waiting_to_be_sent")
    return refuse({ code: "parcel_not_in_state" });
  if (clearance.version !== version) return refuse({ code: "clearance_changed" });
  return ok({ clearance, region: drawn.region });
}

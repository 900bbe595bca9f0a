import type { InputOf } from "@sampan/contract/kernel/call";
import type { keepUnclaimed as call } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkScale } from "@sampan/domain/logistics/warehouse/inspection";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findTakenNumbers } from "../../trade/purchases/announce-own-shipment.ts";
import { ownPhotos } from "../cameras/own-photos.ts";
import { lockUnclaimed } from "./unclaimed-queries.ts";

/**
 * Keeps a parcel that nobody forecast until its owner is found; answers its row. Refuses a number that is awaited, was
 * received or is kept already, and a parcel without a photo: without one nobody knows it again. [BO-15]
 */
export async function keepUnclaimed(
  db: Db,
  input: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<number, Refusal<(typeof call.refusals)[number]>>> {
  const { express_no, warehouse, shelf, photos, marks, measures } = input;
  if (photos.length === 0) return refuse({ code: "unclaimed_photo_needed" });
  const scale = measures ? checkScale(measures.weight_g) : ok(null);
  if (!scale.ok) return scale;
  const own = await ownPhotos(db, photos, [express_no]);
  if (!own.ok) return own;
  // Holds the number: whoever forecasts it or keeps it at the same moment waits.
  const [taken] = await findTakenNumbers(db, [express_no]);
  if (taken !== undefined) return refuse({ code: "unclaimed_forecast" });
  if (await lockUnclaimed(db, { express_no })) return refuse({ code: "express_no_known" });
  const { id, key } = await db
    .insertInto("unclaimed_parcels")
    .values({
      express_no,
      warehouse,
      shelf,
      ...measures,
      photos: JSON.stringify(photos),
      marks: JSON.stringify(marks),
      label: input.label.trim(),
      note: input.note.trim(),
      state: "waiting",
      received_at: caller.now,
      received_by: caller.staff.id,
    })
    .returning(["id", "key"])
    .executeTakeFirstOrThrow();
  await recordAudit(db, caller, {
    action: "keep_unclaimed_parcel",
    object_kind: "unclaimed_parcel",
    object_id: key,
    new_value: { express_no, warehouse, shelf, measures, marks },
  });
  return ok(id);
}

import type { InputOf } from "@sampan/contract/kernel/call";
import type { giveDays as call } from "@sampan/contract/logistics/storage/staff-storage";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { storageClock } from "@sampan/domain/logistics/storage/storage-clock";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { sinceOf } from "../parcels/storage-of-parcel.ts";
import { dropProposal, holdLying } from "./decide-abandonment.ts";
import { insertExtension } from "./storage-queries.ts";

/** Keeps a parcel longer for nothing; a proposal to give it up ends with that. Answers the parcel's row. */
export async function giveDays(
  db: Db,
  { tid, days, reason }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<number, Refusal<"parcel_unknown" | "storage_not_in_state" | "reason_needed">>> {
  const words = reason.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const held = await holdLying(db, tid, caller);
  if (!held.ok) return held;
  const { stored } = held.value;
  const { settings, staff, now } = caller;
  const since = sinceOf(stored, settings);
  const longer = { ...since, added_days: since.added_days + days };
  const { last_day: until } = storageClock(longer, settings, now);
  await insertExtension(db, {
    package_id: stored.id,
    until,
    days,
    lines: 0,
    per_day: 0,
    amount: 0,
    reason: words,
    staff_id: staff.id,
    created_at: now,
  });
  await dropProposal(db, stored.id, { by: staff.id, now });
  await recordAudit(db, caller, {
    action: "give_storage_days",
    object_kind: "parcel",
    object_id: tid,
    old_value: { last_day: held.value.storage.last_day },
    new_value: { last_day: until, days, reason: words },
  });
  return ok(stored.id);
}

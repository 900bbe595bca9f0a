import type { InputOf } from "@sampan/contract/kernel/call";
import type { acknowledgeStuck } from "@sampan/contract/logistics/intervals/staff-stuck";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { acknowledge } from "./interval-queries.ts";

/** Somebody looks after a late parcel and says what was found; said anew, the newer stands. */
export async function acknowledgeParcel(
  db: Db,
  { tid, note }: InputOf<typeof acknowledgeStuck>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"parcel_not_in_state">>> {
  const leg = await acknowledge(db, tid, { note, staffId: caller.staff.id, now: caller.now });
  if (!leg) return refuse({ code: "parcel_not_in_state" });
  await recordAudit(db, caller, {
    action: "acknowledge_stuck",
    object_kind: "parcel",
    object_id: tid,
    new_value: { leg, note },
  });
  return ok({});
}

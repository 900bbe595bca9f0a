import type { InputOf } from "@sampan/contract/kernel/call";
import type { moveClearance as moveCall } from "@sampan/contract/logistics/clearance/staff-clearance";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { clearanceDue } from "@sampan/domain/logistics/clearance/clearance-holder";
import {
  type DeskEvent,
  needsEvidence,
  nextClearanceState,
} from "@sampan/domain/logistics/clearance/clearance-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { findProofs, insertProofs } from "./clearance-proofs.ts";
import { insertStep, updateClearance } from "./clearance-queries.ts";
import { holdAsSeen } from "./hold-as-seen.ts";
import { tellOfClearance } from "./tell-of-clearance.ts";

type Unheld = Extract<Awaited<ReturnType<typeof holdAsSeen>>, { ok: false }>["error"];

/** What its owner is told of an entry; of an objection in EZ WAY the declarant knows, and the desk has it. */
const noticeOf = {
  request: "clearance_requested",
  match: "clearance_cleared",
  mismatch: null,
  refuse: "clearance_refused",
  excuse: "clearance_cleared",
  ask_again: "clearance_changed",
} as const satisfies Record<DeskEvent, string | null>;

/**
 * Writes down what the broker says of a declaration. All but what was sent to them rests on something, which is written down
 * as well: refuses `reason_needed`. Pictures may stand beside the words; refuses `file_unknown` for those of another parcel's owner.
 * Refuses a version that is not the last, and a parcel that is loaded.
 */
export async function moveClearance(
  db: Db,
  { tid, version, event, note, imgs }: InputOf<typeof moveCall>,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, Unheld | Refusal<"reason_needed" | "file_unknown">>> {
  const { now, settings, staff } = caller;
  const by = note.trim();
  if (needsEvidence(event) && by === "") return refuse({ code: "reason_needed" });
  const [parcel] = await lockParcels(db, { tids: [tid] });
  if (!parcel) return refuse({ code: "parcel_unknown" });
  const held = await holdAsSeen(db, parcel, version);
  if (!held.ok) return held;
  const { clearance, region } = held.value;
  const next = nextClearanceState(clearance.state, event, "staff");
  if (!next.ok) return next;
  const proofs = await findProofs(db, { imgs, accountId: parcel.account_id, by: "staff" });
  if (!proofs.ok) return proofs;
  await updateClearance(db, clearance.id, {
    state: next.value,
    due_at: clearanceDue(next.value, now, region, settings),
    reminded_at: null,
    reason: event === "mismatch" || event === "refuse" ? by : "",
  });
  const stepId = await insertStep(db, {
    clearance_id: clearance.id,
    event,
    by: "staff",
    staff_id: staff.id,
    note: by,
    at: now,
  });
  await insertProofs(db, stepId, proofs.value);
  await recordAudit(db, caller, {
    action: "move_clearance",
    object_kind: "parcel",
    object_id: tid,
    old_value: { state: clearance.state },
    new_value: { state: next.value, event, version, note: by, pictures: proofs.value.length },
  });
  const kind = noticeOf[event];
  if (kind) await tellOfClearance(db, jobs, { kind, parcel, reason: by, now });
  return ok(null);
}

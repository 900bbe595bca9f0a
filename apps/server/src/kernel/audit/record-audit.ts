import type { StaffActObject } from "@sampan/domain/kernel/staff-act-objects";
import type { StaffActName } from "@sampan/domain/kernel/staff-acts";
import type { Db } from "../db/db.ts";
import type { StaffCaller, StaffMember } from "../http/callers.ts";
import { writeAudit } from "./stored-acts.ts";

/** Whoever acts at a desk, also where a job carries on what they began. */
export interface ActingStaff extends Pick<
  StaffCaller,
  "address" | "requestId" | "now" | "settings"
> {
  readonly staff: Pick<StaffMember, "id" | "name">;
}

export interface StaffAct {
  /** A verb with its object, e.g. `approve_order`. */
  readonly action: StaffActName;
  readonly object_kind: StaffActObject;
  /** The public id of the object where it has one. */
  readonly object_id: string;
  readonly old_value?: unknown;
  readonly new_value?: unknown;
}

/**
 * Writes what a staff member did, in the transaction of the act itself: if this fails, the act fails.
 * Never hand it secrets, passwords or identity data; nobody can remove them again. [BO-03]
 */
export async function recordAudit(
  db: Db,
  caller: Omit<ActingStaff, "settings">,
  act: StaffAct,
): Promise<void> {
  await writeAudit(db, {
    staff_id: caller.staff.id,
    action: act.action,
    object_kind: act.object_kind,
    object_id: act.object_id,
    old_value: asJson(act.old_value),
    new_value: asJson(act.new_value),
    address: caller.address,
    request_id: caller.requestId,
    at: caller.now,
  });
}

const asJson = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

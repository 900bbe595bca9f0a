import { mayStaff } from "@sampan/domain/kernel/rights";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdAtDesk } from "./hold-at-desk.ts";
import { insertEntry, updateWorkOrder } from "./work-order-queries.ts";

export interface Colleague {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** Who answers questions, but for whoever asks. */
export async function findColleagues(db: Db, staffId: number): Promise<readonly Colleague[]> {
  const members = await db
    .selectFrom("staff_members")
    .select(["id", "email", "name", "roles"])
    .where("state", "=", "active")
    .where("id", "<>", staffId)
    .orderBy("name")
    .execute();
  return members.filter(({ roles }) => mayStaff(roles, "answer_work_orders"));
}

/** Gives a conversation to a colleague who answers questions too; its clock goes on. [BO-45] */
export async function handOverWorkOrder(
  db: Db,
  { id: key, email }: { readonly id: string; readonly email: string },
  caller: StaffCaller,
): Promise<
  Result<
    null,
    Refusal<
      | "work_order_unknown"
      | "work_order_closed"
      | "work_order_of_other"
      | "work_order_colleague_unknown"
    >
  >
> {
  const step = await holdAtDesk(db, key, { event: "answer", caller });
  if (!step.ok) return step;
  const { held } = step.value;
  const colleagues = await findColleagues(db, caller.staff.id);
  const next = colleagues.find((colleague) => colleague.email === email.trim().toLowerCase());
  if (!next) return refuse({ code: "work_order_colleague_unknown" });
  await insertEntry(db, {
    work_order_id: held.id,
    kind: "handed_over",
    author: "staff",
    staff_id: caller.staff.id,
    to_staff_id: next.id,
    language: caller.language,
    at: caller.now,
  });
  await updateWorkOrder(db, held.id, { staff_id: next.id, moved_at: caller.now });
  await recordAudit(db, caller, {
    action: "hand_over_work_order",
    object_kind: "work_order",
    object_id: key,
    new_value: { to: next.email },
  });
  return ok(null);
}

import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdWorkOrder, insertNote } from "./work-order-queries.ts";

/** Writes something for colleagues, of a closed conversation as well. The record of acts holds no word of it. [BO-45] */
export async function noteWorkOrder(
  db: Db,
  { id: key, words }: { readonly id: string; readonly words: string },
  caller: StaffCaller,
): Promise<Result<null, Refusal<"work_order_unknown" | "work_order_words_needed">>> {
  const held = await holdWorkOrder(db, { key });
  if (!held) return refuse({ code: "work_order_unknown" });
  if (words.trim() === "") return refuse({ code: "work_order_words_needed" });
  await insertNote(db, {
    work_order_id: held.id,
    staff_id: caller.staff.id,
    words: words.trim(),
    at: caller.now,
  });
  await recordAudit(db, caller, {
    action: "note_work_order",
    object_kind: "work_order",
    object_id: key,
  });
  return ok(null);
}

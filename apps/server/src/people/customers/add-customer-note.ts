import type { InputOf } from "@sampan/contract/kernel/call";
import type { addCustomerNote as call } from "@sampan/contract/people/customers/staff-customers";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { findCustomerByUid } from "./customer-queries.ts";
import { insertNote } from "./desk-queries.ts";

/** Writes a note for whoever looks at this customer next. Refuses `customer_unknown` and `text_needed`. */
export async function addCustomerNote(
  db: Db,
  { uid, text }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<(typeof call)["refusals"][number]>>> {
  const note = text.trim();
  if (note === "") return refuse({ code: "text_needed" });
  const customer = await findCustomerByUid(db, uid);
  if (!customer) return refuse({ code: "customer_unknown" });
  const { now: written_at, staff } = caller;
  await insertNote(db, { account_id: customer.id, staff_id: staff.id, text: note, written_at });
  // The note itself can be erased with its customer, the log cannot.
  await recordAudit(db, caller, {
    action: "note_customer",
    object_kind: "customer",
    object_id: uid,
    new_value: { characters: note.length },
  });
  return ok({});
}

import { createHash } from "node:crypto";
import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { importBill as call } from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  countMatched,
  insertBill,
  insertMovements,
  type NamedMovement,
  noteKnown,
} from "./bill-queries.ts";
import { holdPayments, matchHeld } from "./match-held.ts";
import { type Bill, readBill } from "./read-bill.ts";

/**
 * Reads a bill and keeps what was paid for goods or came back, each movement once, whatever files it stands in and however
 * many bring them at once; then matches all that is known. Refuses `statement_file_needed`, `statement_too_large`, and
 * what is wrong with the file. Nothing of a refused file is kept.
 */
export async function importBill(
  db: Db,
  { file, name }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  if (!(file instanceof Uint8Array) || file.length === 0)
    return refuse({ code: "statement_file_needed" });
  if (file.length > caller.settings.photo_reject_above_bytes)
    return refuse({ code: "statement_too_large" });
  const read = readBill(file);
  if (!read.ok) return read;

  const { movements, left_out, account, form, began_at, ended_at } = read.value;
  const { now, staff, settings } = caller;
  await holdPayments(db);
  const bill = {
    form,
    account,
    file_name: name,
    began_at,
    ended_at,
    movements: movements.length,
    imported_at: now,
    imported_by: staff.id,
  };
  const { id } = await insertBill(db, bill);
  const known = movements.length - (await insertMovements(db, id, named(read.value)));
  await noteKnown(db, id, known);
  const { open } = await matchHeld(db, { now, settings });
  const matched = await countMatched(db, id);
  const figures = { movements: movements.length, known, left_out, matched };
  await recordAudit(db, caller, {
    action: "import_bill",
    object_kind: "purchase_bill",
    object_id: String(id),
    new_value: { account, form, name, ...figures },
  });
  return ok({ data: { account, ...figures, open } });
}

/**
 * What tells a movement from every other, without its state: an order that was paid is received later. Movements of which
 * the same is said are told apart by which they are.
 */
function named({ account, movements }: Bill): NamedMovement[] {
  const seen = new Map<string, number>();
  return movements.map((movement) => {
    const { kind, trade_no, merchant_no, moved_at, amount } = movement;
    const said = JSON.stringify([account, kind, trade_no, merchant_no, moved_at, amount]);
    const nth = seen.get(said) ?? 0;
    seen.set(said, nth + 1);
    return { ...movement, digest: createHash("sha256").update(`${nth} ${said}`).digest("hex") };
  });
}

import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { closeBankAccount as call } from "@sampan/contract/money/staff-statements";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdStatements } from "./hold-statements.ts";
import { readAccounts } from "./read-accounts.ts";

/**
 * Says that an account of ours was closed at its bank: no file of it is waited for any more, until one tells of a later day.
 * Refuses `reason_needed`, `bank_account_unknown` for one of which no file told a balance, and `bank_account_holds` while the
 * last one prints another balance than nothing: what it held went somewhere, and a file says where. [BO-32]
 */
export async function closeBankAccount(
  db: Db,
  { format, currency, account, note }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const words = note.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  await holdStatements(db, currency);
  const told = (await readAccounts(db, currency)).find(
    (one) => one.format === format && one.account === account,
  );
  if (!told) return refuse({ code: "bank_account_unknown" });
  if (told.closing !== 0) return refuse({ code: "bank_account_holds" });
  const closed = {
    last_day: told.told_until,
    note: words,
    closed_at: caller.now,
    closed_by: caller.staff.id,
  };
  await db
    .insertInto("closed_bank_accounts")
    .values({ format, currency, account, ...closed })
    .onConflict((on) => on.columns(["currency", "format", "account"]).doUpdateSet(closed))
    .execute();
  await recordAudit(db, caller, {
    action: "close_bank_account",
    object_kind: "statement",
    object_id: `${format} ${account}`.trim(),
    new_value: { currency, account, last_day: told.told_until, note: words },
  });
  return ok({ data: { format, account } });
}

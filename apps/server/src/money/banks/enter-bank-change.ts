import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { enterBankChange as call } from "@sampan/contract/money/staff-banks";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import { findStaffFile } from "../../kernel/files/find-own-file.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockBank } from "./bank-queries.ts";

type Input = InputOf<typeof call>;

/**
 * Enters a change of a bank: a first signature, which changes nothing. Refuses `bank_unknown`, a code that is none or that
 * another bank of the region has, `bank_name_needed` where a language lacks, `bank_account_needed` where transfers would
 * have nowhere to go, `file_unknown` for a logo that nobody here stored, and `bank_change_waits` for a second one. [BO-35]
 */
export async function enterBankChange(
  db: Db,
  input: Input,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const { kind, region, code } = input;
  const change = trimmed(input);
  const bank = await lockBank(db, { kind, region, code });
  if (!bank) return refuse({ code: "bank_unknown" });
  if (!/^\d{3,4}$/.test(change.new_code)) return refuse({ code: "bank_code_needed" });
  if (change.new_code !== code && (await lockBank(db, { kind, region, code: change.new_code })))
    return refuse({ code: "bank_code_taken", values: { code: change.new_code } });
  if (Object.values(change.name).includes("")) return refuse({ code: "bank_name_needed" });
  if (kind === "transfer" && (change.account_name === "" || change.account_no === ""))
    return refuse({ code: "bank_account_needed" });
  const isLogoKnown = change.logo === "" || change.logo === bank.logo;
  if (!isLogoKnown && !(await findStaffFile(db, { url: change.logo, kind: "logo" })))
    return refuse({ code: "file_unknown" });

  const entered = await db
    .insertInto("bank_changes")
    .values({
      kind,
      region,
      code,
      ...change,
      name: JSON.stringify(change.name),
      state: "waiting",
      entered_at: caller.now,
      entered_by: caller.staff.id,
    })
    .onConflict((waiting) =>
      waiting
        .columns(["kind", "region", "code"])
        .where("state", "=", sql.lit("waiting"))
        .doNothing(),
    )
    .returning("key")
    .executeTakeFirst();
  if (!entered) return refuse({ code: "bank_change_waits" });
  await recordAudit(db, caller, {
    action: "enter_bank_change",
    object_kind: "bank",
    object_id: `${region} ${code}`,
    new_value: { kind, ...change },
  });
  return ok({ data: { id: entered.key } });
}

const trimmed = ({ kind, new_code, names, logo, account_name, account_no }: Input) => ({
  new_code: new_code.trim(),
  name: byLanguage((language) => names[language].trim()),
  logo,
  // Of a bank that money is only paid out to there is no account of ours.
  account_name: kind === "transfer" ? account_name.trim() : "",
  account_no: kind === "transfer" ? account_no.trim() : "",
});

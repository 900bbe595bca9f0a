import type { StaffActName } from "@sampan/domain/kernel/staff-acts";
import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  listPayouts as listCall,
  makePayoutFile as makeCall,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sum } from "@sampan/domain/kernel/money";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { textIn } from "../../kernel/say/text-in.ts";
import { cardOpener } from "../bank-cards/card-seal.ts";
import { csvOfPayouts, type PayoutLine } from "./csv-of-payouts.ts";
import {
  countToPay,
  type PayoutRow,
  putIntoFile,
  selectOpenFiles,
  selectPayouts,
} from "./payout-file-queries.ts";
import { newPayoutFile } from "./withdrawal-number.ts";

type Written = OutputOf<typeof makeCall>["data"];
type Nothing = Refusal<"nothing_to_pay_out">;
interface Writing extends Pick<Needs, "config" | "chance"> {
  readonly caller: StaffCaller;
}

/** What is to be paid and in no file yet, by bank, and the files that are not paid through. */
export async function listPayouts(
  db: Db,
  { language }: StaffCaller,
): Promise<OutputOf<typeof listCall>["data"]> {
  const called = ({ bank, bank_name }: { bank: string; bank_name: NamesText | null }) =>
    bank_name ? textIn(bank_name, language) : bank;
  const banks = (await countToPay(db)).map((row) => ({ ...row, bank_name: called(row) }));
  const files = (await selectOpenFiles(db)).map(({ file, count, unpaid, ...row }) => ({
    file,
    bank_name: called(row),
    count,
    unpaid,
  }));
  return { banks, files };
}

/**
 * Writes what is to be paid to accounts of one bank into a new file: each payout is in one file for ever. Who made it is
 * in the log, for it holds whole numbers. Refuses `nothing_to_pay_out`. [BO-31]
 */
export async function makePayoutFile(
  db: Db,
  { region, bank }: InputOf<typeof makeCall>,
  needs: Writing,
): Promise<Result<Written, Nothing>> {
  const rows = await selectPayouts(db, { region, bank });
  if (rows.length === 0) return refuse({ code: "nothing_to_pay_out" });
  const file = newPayoutFile({ now: needs.caller.now, region }, needs.chance(6));
  const ids = rows.map(({ id }) => id);
  await putIntoFile(db, ids, file);
  return ok(await write(db, { file, rows, action: "make_payout_file" }, needs));
}

/** The same file once more, for whoever lost it. Refuses `nothing_to_pay_out` for one that there is not. */
export async function readPayoutFile(
  db: Db,
  file: string,
  needs: Writing,
): Promise<Result<Written, Nothing>> {
  const rows = file === "" ? [] : await selectPayouts(db, { file });
  if (rows.length === 0) return refuse({ code: "nothing_to_pay_out" });
  return ok(await write(db, { file, rows, action: "read_payout_file" }, needs));
}

async function write(
  db: Db,
  { file, rows, action }: { file: string; rows: readonly PayoutRow[]; action: StaffActName },
  { caller, config }: Writing,
): Promise<Written> {
  const lines: PayoutLine[] = [];
  for (const row of rows) {
    const open = await cardOpener(db, row.account_id, { config });
    const secret = row.sealed && open?.({ withdrawal: row.number }, row.sealed);
    lines.push({
      number: row.number,
      bank: row.bank,
      bank_name: row.bank_name ? textIn(row.bank_name, caller.language) : row.bank,
      branch: row.branch,
      account: secret?.number ?? "",
      holder: secret?.account_name ?? "",
      amount: row.amount,
      currency: row.currency,
    });
  }
  const total = sum(rows.map(({ amount }) => amount));
  await recordAudit(db, caller, {
    action,
    object_kind: "payout_file",
    object_id: file,
    new_value: { count: rows.length, total, numbers: rows.map(({ number }) => number) },
  });
  return { file, count: rows.length, total, text: csvOfPayouts(lines) };
}

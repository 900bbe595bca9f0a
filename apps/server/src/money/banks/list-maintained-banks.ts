import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { listMaintainedBanks as call } from "@sampan/contract/money/staff-banks";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { selectBankChanges, selectMaintainedBanks } from "./bank-queries.ts";

/** The banks of a region, that for transfers first, each beside the change that waits for a second person. [BO-35] */
export async function listMaintainedBanks(
  db: Db,
  { region }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const banks = await selectMaintainedBanks(db, region);
  const changes = await selectBankChanges(db, region);
  return ok({
    datalist: banks.map((bank) => {
      const waiting = changes.find(({ kind, code }) => kind === bank.kind && code === bank.code);
      return {
        ...said(bank),
        kind: bank.kind,
        change: waiting
          ? {
              ...said({ ...waiting, code: waiting.new_code }),
              id: waiting.key,
              entered_by: waiting.enterer,
              entered_at: formatWireTime(waiting.entered_at, caller.region),
              is_own_entry: waiting.entered_by === caller.staff.id,
            }
          : null,
      };
    }),
  });
}

interface Stored {
  readonly code: string;
  readonly name: NamesText;
  readonly logo: string;
  readonly account_name: string;
  readonly account_no: string;
}

const said = ({ code, name, logo, account_name, account_no }: Stored) => ({
  code,
  names: byLanguage((language) => name[language] ?? ""),
  logo,
  account_name,
  account_no,
});

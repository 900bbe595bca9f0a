import { checkBooks } from "@sampan/contract/money/ledger/staff-ledger";
import * as calls from "@sampan/contract/money/ledger/wallet";
import { ok, refuse } from "@sampan/domain/kernel/result";
import type { Language } from "@sampan/domain/kernel/language";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkLedger } from "./check-ledger.ts";
import { findBalances } from "./find-balances.ts";
import { listLedgerRows } from "./list-ledger-rows.ts";
import { selectBanks, type StoredBank, sumEntries, sumUnpaidBills } from "./wallet-queries.ts";
import { textIn } from "../../kernel/say/text-in.ts";

export function walletRoutes(edge: Edge, { say }: Needs): void {
  mount(edge, calls.getAccountBalance, async (db, _input, { customer }) => {
    const held = await findBalances(db, { accountId: customer.id, currency: customer.currency });
    return ok({
      data: {
        currency: customer.currency,
        balance: held.cash,
        lock_blc: held.cash_locked,
        total: held.cash + held.cash_locked,
        bonus: {
          total: held.bonus,
          acc_bonus_id: held.bonusKey ?? null,
        },
        points: held.points,
        unpaid_freight: await sumUnpaidBills(db, customer.id),
      },
    });
  });

  mount(edge, calls.queryAcctLogList, async (db, input, caller) =>
    ok(await listLedgerRows(db, input, { caller, say })),
  );

  mount(edge, checkBooks, async (db) =>
    ok({ data: { totals: await sumEntries(db), differences: await checkLedger(db) } }),
  );

  mount(edge, calls.queryShopAccount, async (db, _input, { customer, language }) => {
    const [bank] = await selectBanks(db, { kind: "transfer", region: customer.region });
    if (!bank) return refuse({ code: "bank_unknown" });
    return ok({ data: { ...shownBank(bank, language), currency: customer.currency } });
  });

  mount(edge, calls.queryBankList, async (db, { kind }, { customer, language }) => {
    const banks = await selectBanks(db, { kind, region: customer.region });
    return ok({ datalist: banks.map((bank) => shownBank(bank, language)) });
  });
}

const shownBank = ({ name, ...bank }: StoredBank, language: Language) => ({
  ...bank,
  name: textIn(name, language),
});

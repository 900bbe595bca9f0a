import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ledgerDirects, type LedgerDirect } from "@sampan/domain/money/ledger/ledger";
import { formatAmount, type PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Db } from "../../kernel/db/db.ts";
import type { Customer, CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countLedgerRows, selectLedgerRows, type StoredLedgerRow } from "./wallet-queries.ts";

const kindOfSubject = { "2010101": "cash", "2010102": "bonus", "2010107": "points" } as const;

type Rows = OutputOf<typeof queryAcctLogList>;
type Subject = keyof typeof kindOfSubject;

/** Whose ledger it is, and how it is read: by its owner, or by staff. */
type LedgerReader = Pick<CustomerCaller, "language" | "region"> & {
  readonly customer: Pick<Customer, "id" | "currency">;
};

/** A page of a customer's ledger, in the language of who reads. [API-98] [WAL-06] [WAL-42] [PTS-02] */
export async function listLedgerRows(
  db: Db,
  { page, page_size, subject, order_by }: InputOf<typeof queryAcctLogList>,
  { caller, say }: { caller: LedgerReader; say: Needs["say"] },
): Promise<Rows> {
  const currency = subject === "2010107" ? null : caller.customer.currency;
  const wanted = {
    accountId: caller.customer.id,
    currency: currency ?? ("PTS" as const),
    kind: kindOfSubject[subject],
    newestFirst: order_by === "id desc",
    limit: page_size,
    offset: (page - 1) * page_size,
  };
  const rows = await selectLedgerRows(db, wanted);
  const total = await countLedgerRows(db, wanted);
  // Rows are only ever added, so the place of each stays its own.
  const placeOf = (index: number): number =>
    wanted.newestFirst ? total - wanted.offset - index : wanted.offset + index + 1;
  const reading = { subject, currency, caller, say };
  const datalist = rows.map((row, index) => ({
    id: String(placeOf(index)),
    ...rowOf(row, reading),
  }));
  return { datalist, total };
}

interface Reading {
  readonly subject: Subject;
  readonly currency: PaymentCurrency | null;
  readonly caller: LedgerReader;
  readonly say: Needs["say"];
}

function rowOf(
  row: StoredLedgerRow,
  { subject, currency, caller, say }: Reading,
): Omit<Rows["datalist"][number], "id"> {
  return {
    subject,
    direct: directOf(row),
    amount: Math.abs(row.amount),
    currency,
    acc_time: formatWireTime(row.created_at, caller.region),
    kind: row.kind,
    tid: row.tid,
    remark: say(caller.language, `ledger.${row.kind}`, wordsOf(row, currency)),
    balance: row.balance,
    lock_blc: row.locked_balance,
    total: row.balance + row.locked_balance,
  };
}

/** [WAL-46] [WAL-47] [WAL-48] [WAL-49] */
function directOf({ amount, locked_amount }: StoredLedgerRow): LedgerDirect {
  if (locked_amount !== null) return amount < 0 ? ledgerDirects.freeze : ledgerDirects.unfreeze;
  return amount < 0 ? ledgerDirects.expense : ledgerDirects.income;
}

const wordsOf = (row: StoredLedgerRow, currency: PaymentCurrency | null) => ({
  ...row.remark,
  tid: row.tid,
  amount: currency ? formatAmount(Math.abs(row.amount), currency) : Math.abs(row.amount),
});

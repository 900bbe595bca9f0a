import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { LineState, StatementFormat } from "@sampan/domain/money/statements/statement";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface ArrivalRow {
  readonly id: number;
  readonly key: string;
  readonly statement: string;
  readonly format: StatementFormat;
  readonly currency: PaymentCurrency;
  readonly booked_on: string;
  readonly booked_at: string;
  readonly amount: number;
  readonly words: string;
  readonly reference: string;
  readonly state: LineState;
  readonly imported_by: string;
  readonly imported_by_id: number;
  readonly topup: string | null;
  readonly withdrawal: string | null;
  readonly note: string;
  readonly settled_at: Date | null;
  readonly settled_by: string | null;
  readonly total: number;
}

interface Page {
  readonly direction: "in" | "out";
  readonly view: "open" | "settled";
  readonly limit: number;
  readonly offset: number;
}

const waits = { in: "open", out: "outgoing" } as const;

/** Money that came in, or went out: what is open, the oldest first, or what was settled, the latest first. */
export function selectMovements(
  db: Db,
  { direction, view, limit, offset }: Page,
): Promise<ArrivalRow[]> {
  const isOpen = view === "open";
  return db
    .selectFrom("statement_lines as line")
    .innerJoin("statements", "statements.id", "line.statement_id")
    .innerJoin("staff_members as importer", "importer.id", "statements.imported_by")
    .leftJoin("staff_members as settler", "settler.id", "line.settled_by")
    .leftJoin("topups", "topups.id", "line.topup_id")
    .leftJoin("withdrawals", (join) =>
      join.on("withdrawals.id", "=", (row) =>
        row.fn.coalesce("line.withdrawal_id", "line.brings_back_id"),
      ),
    )
    .select([
      "line.id",
      "line.key",
      "statements.number as statement",
      "statements.format",
      "statements.currency",
      "line.booked_on",
      "line.booked_at",
      "line.amount",
      "line.words",
      "line.reference",
      "line.state",
      "importer.name as imported_by",
      "statements.imported_by as imported_by_id",
      "topups.number as topup",
      "withdrawals.number as withdrawal",
      "line.note",
      "line.settled_at",
      "settler.name as settled_by",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where(
      "line.state",
      "in",
      isOpen ? [waits[direction]] : ["credited", "settled", "returned", "paid", "explained"],
    )
    .where("line.amount", direction === "in" ? ">" : "<=", 0)
    .orderBy(isOpen ? "line.booked_on" : "line.settled_at", isOpen ? "asc" : "desc")
    .orderBy("line.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Top-ups by their numbers, with whose they are: declared transfers, and what was paid by providers with its fee. */
export async function topupsByNumber(db: Db, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom("topups")
    .innerJoin("accounts", "accounts.id", "topups.account_id")
    .select([
      "topups.number",
      "topups.way",
      "topups.state",
      "accounts.uid",
      "accounts.name as customer",
      sql<number>`topups.amount + topups.fee`.as("amount"),
      "topups.currency",
      sql<string>`case when topups.way = 'bank' then topups.pay_no else coalesce(topups.payment_ref, '') end`.as(
        "pay_no",
      ),
      sql<Date | null>`coalesce(topups.pay_time, topups.decided_at)`.as("pay_time"),
      sql<boolean>`exists (select from statement_lines line where line.topup_id = topups.id)`.as(
        "is_settled",
      ),
    ])
    .where("topups.number", "in", [...new Set(numbers)])
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}

/** Recorded payouts by their numbers, with whose they are. */
export async function payoutsByNumber(db: Db, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom("withdrawals")
    .innerJoin("accounts", "accounts.id", "withdrawals.account_id")
    .select([
      "withdrawals.number",
      "accounts.uid",
      "accounts.name as customer",
      "withdrawals.amount",
      "withdrawals.currency",
      "withdrawals.payout_reference as pay_no",
      "withdrawals.paid_at as pay_time",
      "withdrawals.paid_by",
      "withdrawals.returned_by",
      "withdrawals.returned_at",
      sql<boolean>`exists (select from statement_lines line where line.withdrawal_id = withdrawals.id)`.as(
        "is_settled",
      ),
      sql<boolean>`exists (select from statement_lines line where line.brings_back_id = withdrawals.id)`.as(
        "is_brought_back",
      ),
    ])
    .where("withdrawals.number", "in", [...new Set(numbers)])
    .where("withdrawals.paid_at", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}

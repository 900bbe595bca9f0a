import type { DeskTab } from "@sampan/contract/money/withdrawals/staff-withdrawals";
import type { Region } from "@sampan/domain/kernel/regions";
import { type Expression, type ExpressionBuilder, type SqlBool } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import { type ListedWithdrawal, withdrawalColumns } from "./withdrawal-queries.ts";

export interface WithdrawalRow extends ListedWithdrawal {
  readonly uid: string;
  readonly customer: string;
  readonly region: Region;
  readonly credentials_changed_at: Date | null;
  /** Of all cards that the customer has now. */
  readonly cards_changed_at: Date | null;
  readonly decided_by_name: string | null;
  readonly paid_by_name: string | null;
  readonly return_entered_by_name: string | null;
  readonly returned_by_name: string | null;
  /** The day on which a bank booked it as come back. */
  readonly return_seen_on: string | null;
  /** What somebody said of it where no statement shows it. */
  readonly return_note: string | null;
}

type Row = ExpressionBuilder<Tables, "withdrawals">;

/** What each tab holds. Every withdrawal is in exactly one. */
const within = {
  waiting: (row) => row("withdrawals.state", "=", "waiting"),
  failed: (row) => row("withdrawals.state", "=", "failed"),
  to_pay: (row) =>
    row.and([row("withdrawals.state", "=", "passed"), row("withdrawals.paid_at", "is", null)]),
  paid: (row) =>
    row.and([
      row("withdrawals.paid_at", "is not", null),
      row("withdrawals.return_entered_at", "is", null),
    ]),
  returning: (row) =>
    row.and([
      row("withdrawals.return_entered_at", "is not", null),
      row("withdrawals.returned_at", "is", null),
    ]),
  returned: (row) => row("withdrawals.returned_at", "is not", null),
} as const satisfies Record<DeskTab, (row: Row) => Expression<SqlBool>>;

const isOpen = (tab: DeskTab): boolean =>
  tab === "waiting" || tab === "to_pay" || tab === "returning";

const atDesk = (db: Db) =>
  db
    .selectFrom("withdrawals")
    .innerJoin("accounts", "accounts.id", "withdrawals.account_id")
    .leftJoin("staff_members as decider", "decider.id", "withdrawals.decided_by")
    .leftJoin("staff_members as payer", "payer.id", "withdrawals.paid_by")
    .leftJoin("staff_members as enterer", "enterer.id", "withdrawals.return_entered_by")
    .leftJoin("staff_members as returner", "returner.id", "withdrawals.returned_by")
    .leftJoin("banks", (join) =>
      join
        .onRef("banks.code", "=", "withdrawals.bank")
        .on("banks.kind", "=", "cash_out")
        .onRef("banks.region", "=", "accounts.region"),
    )
    .select(withdrawalColumns.map((column) => `withdrawals.${column}` as const))
    .select([
      "banks.name as bank_name",
      "accounts.uid",
      "accounts.name as customer",
      "accounts.region",
      "accounts.credentials_changed_at",
      "decider.name as decided_by_name",
      "payer.name as paid_by_name",
      "enterer.name as return_entered_by_name",
      "returner.name as returned_by_name",
    ])
    .select((eb) =>
      eb
        .selectFrom("statement_lines")
        .select("statement_lines.booked_on")
        .whereRef("statement_lines.brings_back_id", "=", "withdrawals.id")
        .as("return_seen_on"),
    )
    .select((eb) =>
      eb
        .selectFrom("book_differences")
        .select("book_differences.note")
        .whereRef("book_differences.currency", "=", "withdrawals.currency")
        .whereRef("book_differences.subject", "=", "withdrawals.number")
        .where("book_differences.kind", "=", "return_unseen")
        .where("book_differences.state", "=", "explained")
        .orderBy("book_differences.id", "desc")
        .limit(1)
        .as("return_note"),
    )
    .select((eb) =>
      eb
        .selectFrom("bank_cards")
        .select(({ fn }) => fn.max("bank_cards.changed_at").as("at"))
        .whereRef("bank_cards.account_id", "=", "withdrawals.account_id")
        .as("cards_changed_at"),
    );

/** One tab of the desk: what waits from the longest on, what is over from the latest. [BO-31] */
export async function selectAtDesk(
  db: Db,
  { tab, limit, offset }: { tab: DeskTab; limit: number; offset: number },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const rows = await atDesk(db)
    .where((row) => within[tab](row as unknown as Row))
    .orderBy("withdrawals.id", isOpen(tab) ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("withdrawals")
    .select((row) => row.fn.countAll<number>().as("total"))
    .where((row) => within[tab](row))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export const findAtDesk = (db: Db, number: string): Promise<WithdrawalRow> =>
  atDesk(db).where("withdrawals.number", "=", number).executeTakeFirstOrThrow();

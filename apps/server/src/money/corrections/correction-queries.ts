import { type Selectable, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { BalanceCorrectionsTable } from "../../kernel/db/tables-ledger.ts";

export type StoredCorrection = Selectable<BalanceCorrectionsTable>;

/** A correction, held until the end of the transaction; undefined for a number that none has. */
export const lockCorrection = (db: Db, number: string): Promise<StoredCorrection | undefined> =>
  db
    .selectFrom("balance_corrections")
    .selectAll()
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();

interface Page {
  readonly view: "waiting" | "decided";
  readonly limit: number;
  readonly offset: number;
}

/** What waits, the oldest first, or what was decided, the latest first, beside the customer's cash now. */
export function selectCorrections(db: Db, { view, limit, offset }: Page) {
  const rows = db
    .selectFrom("balance_corrections as correction")
    .innerJoin("accounts", "accounts.id", "correction.account_id")
    .innerJoin("staff_members as enterer", "enterer.id", "correction.entered_by")
    .leftJoin("staff_members as decider", "decider.id", "correction.decided_by")
    .leftJoin("ledger_accounts as held", (join) =>
      join.onRef("held.owner_id", "=", "accounts.id").on("held.kind", "=", "cash"),
    )
    .select([
      "correction.number",
      "correction.state",
      "correction.amount",
      "correction.currency",
      "correction.reason",
      "correction.entered_at",
      "correction.entered_by as entered_by_id",
      "correction.decided_at",
      "accounts.uid",
      "accounts.name as customer",
      "enterer.name as entered_by",
      "decider.name as decided_by",
      sql<number>`coalesce(held.balance, 0)`.as("balance"),
      sql<number>`count(*) over ()`.as("total"),
    ])
    .limit(limit)
    .offset(offset);
  const isWaiting = view === "waiting";
  return rows
    .where("correction.state", isWaiting ? "=" : "<>", "waiting")
    .orderBy(
      isWaiting ? "correction.entered_at" : "correction.decided_at",
      isWaiting ? "asc" : "desc",
    )
    .orderBy("correction.id")
    .execute();
}

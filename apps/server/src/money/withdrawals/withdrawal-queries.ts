import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { WithdrawalState } from "@sampan/domain/money/withdrawals/withdrawal-state";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepareInsert } from "../../kernel/db/prepare-insert.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf, sendSoon } from "../../kernel/db/send-soon.ts";

export interface StoredWithdrawal {
  readonly id: number;
  readonly number: string;
  readonly account_id: number;
  readonly state: WithdrawalState;
  readonly amount: number;
  readonly fee: number;
  readonly currency: PaymentCurrency;
  readonly is_closing: boolean;
  readonly bank: string;
  readonly branch: string;
  readonly sealed: Buffer | null;
  readonly last_digits: string;
  readonly is_company: boolean;
  readonly card_changed_at: Date;
  readonly reason: string;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: number | null;
  readonly payout_file: string;
  readonly payout_reference: string;
  readonly paid_at: Date | null;
  readonly return_fault: "" | "ours" | "theirs";
  readonly return_reason: string;
  readonly return_entered_at: Date | null;
  readonly return_entered_by: number | null;
  readonly returned_at: Date | null;
}

export const withdrawalColumns = [
  "id",
  "number",
  "account_id",
  "state",
  "amount",
  "fee",
  "currency",
  "is_closing",
  "bank",
  "branch",
  "sealed",
  "last_digits",
  "is_company",
  "card_changed_at",
  "reason",
  "created_at",
  "decided_at",
  "decided_by",
  "payout_file",
  "payout_reference",
  "paid_at",
  "return_fault",
  "return_reason",
  "return_entered_at",
  "return_entered_by",
  "returned_at",
] as const;

export interface NewWithdrawal {
  readonly number: string;
  readonly account_id: number;
  readonly amount: number;
  readonly fee: number;
  readonly currency: PaymentCurrency;
  readonly is_closing: boolean;
  /** `YYYY-MM-DD` in the account's region. */
  readonly applied_on: string;
  readonly bank: string;
  readonly branch: string;
  readonly sealed: Buffer;
  readonly last_digits: string;
  readonly is_company: boolean;
  readonly card_changed_at: Date;
  readonly created_at: Date;
}

/** Nobody waits for it. */
export const insertWithdrawal = (db: Db, withdrawal: NewWithdrawal): Promise<void> =>
  sendSoon(db, newWithdrawal({ state: "waiting", ...withdrawal }));

const newWithdrawal = prepareInsert("withdrawals", [
  "state",
  "number",
  "account_id",
  "amount",
  "fee",
  "currency",
  "is_closing",
  "applied_on",
  "bank",
  "branch",
  "sealed",
  "last_digits",
  "is_company",
  "card_changed_at",
  "created_at",
]);

/** Holds a withdrawal until the transaction ends: it is decided, paid and sent back once. */
export const lockWithdrawal = (db: Db, number: string): Promise<StoredWithdrawal | undefined> =>
  db
    .selectFrom("withdrawals")
    .select(withdrawalColumns)
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();

/** What a withdrawal is paid in; undefined for a number that none has. */
export const findCurrency = (db: Db, number: string) =>
  db.selectFrom("withdrawals").select("currency").where("number", "=", number).executeTakeFirst();

export interface WithdrawalChange {
  readonly state?: WithdrawalState;
  readonly reason?: string;
  readonly decided_at?: Date;
  readonly decided_by?: number;
  readonly payout_reference?: string;
  readonly paid_at?: Date;
  readonly paid_by?: number;
  readonly return_fault?: "" | "ours" | "theirs";
  readonly return_reason?: string;
  readonly return_entered_at?: Date | null;
  readonly return_entered_by?: number | null;
  readonly returned_at?: Date;
  readonly returned_by?: number;
}

export async function updateWithdrawal(
  db: Db,
  id: number,
  change: WithdrawalChange,
): Promise<void> {
  await db.updateTable("withdrawals").set(change).where("id", "=", id).execute();
}

/** How many a customer applied for on a day of their region, failed ones too. [WAL-25] */
export async function countAppliedOn(
  db: Db,
  day: { readonly accountId: number; readonly day: string },
): Promise<number> {
  const [applied] = await rowsOf(db, appliedOn(day));
  return applied?.count ?? 0;
}

export const appliedOn = prepare((db, value: ValueOf<{ accountId: number; day: string }>) =>
  db
    .selectFrom("withdrawals")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account_id", "=", value("accountId"))
    .where("applied_on", "=", value("day")),
);

/** Cents that came in online since this moment, and when the last of them did. */
export const topupsSince = prepare((db, value: ValueOf<{ accountId: number; since: Date }>) =>
  db
    .selectFrom("topups")
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>("amount"), sql.lit(0)).as("total"),
      row.fn.max("decided_at").as("last"),
    ])
    .where("account_id", "=", value("accountId"))
    .where("way", "=", "online")
    .where("state", "=", "success")
    .where("decided_at", ">", value("since")),
);

export interface ListedWithdrawal extends StoredWithdrawal {
  readonly bank_name: NamesText | null;
}

/** A customer's withdrawals, newest first. [WAL-08] */
export async function selectWithdrawals(
  db: Db,
  {
    accountId,
    region,
    limit,
    offset,
  }: { accountId: number; region: Region; limit: number; offset: number },
): Promise<{ rows: ListedWithdrawal[]; total: number }> {
  const rows = await db
    .selectFrom("withdrawals")
    .leftJoin("banks", (join) =>
      join
        .onRef("banks.code", "=", "withdrawals.bank")
        .on("banks.kind", "=", "cash_out")
        .on("banks.region", "=", region),
    )
    .select(withdrawalColumns.map((column) => `withdrawals.${column}` as const))
    .select("banks.name as bank_name")
    .where("account_id", "=", accountId)
    .orderBy("withdrawals.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("withdrawals")
    .select((row) => row.fn.countAll<number>().as("total"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

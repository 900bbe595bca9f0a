import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

/** The most that one file holds: what a bank's page takes at once. */
const mostPerFile = 500;

export interface PayoutRow {
  readonly id: number;
  readonly number: string;
  readonly account_id: number;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  readonly bank: string;
  readonly bank_name: NamesText | null;
  readonly branch: string;
  readonly sealed: Buffer | null;
}

/** What goes into a file: the oldest of a bank that are in none yet, or those that are in this one. */
export const selectPayouts = (
  db: Db,
  of: { readonly region: Region; readonly bank: string } | { readonly file: string },
): Promise<PayoutRow[]> =>
  payouts(db)
    .select([
      "withdrawals.id",
      "withdrawals.number",
      "withdrawals.account_id",
      "withdrawals.amount",
      "withdrawals.currency",
      "withdrawals.bank",
      "withdrawals.branch",
      "withdrawals.sealed",
      "banks.name as bank_name",
    ])
    .$if("file" in of, (query) =>
      query.where("withdrawals.payout_file", "=", "file" in of ? of.file : ""),
    )
    .$if("bank" in of, (query) =>
      query
        .where("withdrawals.state", "=", "passed")
        .where("withdrawals.paid_at", "is", null)
        .where("withdrawals.payout_file", "=", "")
        .where("withdrawals.bank", "=", "bank" in of ? of.bank : "")
        .where("accounts.region", "=", "region" in of ? of.region : ("" as Region))
        .forUpdate("withdrawals"),
    )
    .orderBy("withdrawals.id")
    .limit(mostPerFile)
    .execute();

const payouts = (db: Db) =>
  db
    .selectFrom("withdrawals")
    .innerJoin("accounts", "accounts.id", "withdrawals.account_id")
    .leftJoin("banks", (join) =>
      join
        .onRef("banks.code", "=", "withdrawals.bank")
        .on("banks.kind", "=", "cash_out")
        .onRef("banks.region", "=", "accounts.region"),
    );

export async function putIntoFile(db: Db, ids: readonly number[], file: string): Promise<void> {
  await db
    .updateTable("withdrawals")
    .set({ payout_file: file })
    .where("id", "in", [...ids])
    .execute();
}

export interface BankToPay {
  readonly region: Region;
  readonly bank: string;
  readonly bank_name: NamesText | null;
  readonly currency: PaymentCurrency;
  readonly count: number;
  readonly total: number;
}

/** By region and bank, what passed and is in no file yet. */
export const countToPay = (db: Db): Promise<BankToPay[]> =>
  payouts(db)
    .select((row) => [
      "accounts.region",
      "withdrawals.bank",
      "banks.name as bank_name",
      "withdrawals.currency",
      row.fn.countAll<number>().as("count"),
      row.fn.sum<number>("withdrawals.amount").as("total"),
    ])
    .where("withdrawals.state", "=", "passed")
    .where("withdrawals.paid_at", "is", null)
    .where("withdrawals.payout_file", "=", "")
    .groupBy(["accounts.region", "withdrawals.bank", "banks.name", "withdrawals.currency"])
    .orderBy("accounts.region")
    .orderBy("withdrawals.bank")
    .execute();

export interface OpenFile {
  readonly file: string;
  readonly bank: string;
  readonly bank_name: NamesText | null;
  readonly count: number;
  readonly unpaid: number;
}

/** Files of which at least one payout has no reference yet, the latest first. */
export const selectOpenFiles = (db: Db): Promise<OpenFile[]> =>
  payouts(db)
    .select((row) => [
      "withdrawals.payout_file as file",
      "withdrawals.bank",
      "banks.name as bank_name",
      row.fn.countAll<number>().as("count"),
      row.fn.countAll<number>().filterWhere("withdrawals.paid_at", "is", null).as("unpaid"),
    ])
    .where("withdrawals.payout_file", "<>", "")
    .groupBy(["withdrawals.payout_file", "withdrawals.bank", "banks.name"])
    .having((row) =>
      row(row.fn.countAll<number>().filterWhere("withdrawals.paid_at", "is", null), ">", 0),
    )
    .orderBy((row) => row.fn.max("withdrawals.id"), "desc")
    .limit(50)
    .execute();

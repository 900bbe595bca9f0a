import type { AccountState } from "@sampan/domain/people/accounts/account-state";
import type { User } from "@sampan/contract/people/sessions/sessions";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";

export interface CustomerRow {
  readonly id: number;
  readonly uid: string;
  readonly name: string;
  readonly nickname: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly account_type: User["account_type"];
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly tier: User["user_level"];
  readonly state: AccountState;
  readonly gender: User["gender"];
  readonly birthday: string | null;
  readonly sales_code: string;
  readonly language: string | null;
  readonly real_name_state: "submitted" | "verified" | "rejected" | null;
  readonly created_at: Date;
}

export interface CustomerFilter {
  readonly search: string;
  readonly real_name_state?: User["ext"]["real_name_state"] | undefined;
}

const columns = [
  "account.id",
  "account.uid",
  "account.name",
  "account.nickname",
  "account.mobile",
  "account.email",
  "account.account_type",
  "account.region",
  "account.currency",
  "account.tier",
  "account.state",
  "account.gender",
  "account.birthday",
  "account.sales_code",
  "account.language",
  "real_name.state as real_name_state",
  "account.created_at",
] as const;

export async function findCustomers(
  db: Db,
  filter: CustomerFilter,
  { page, page_size }: { page: number; page_size: number },
): Promise<CustomerRow[]> {
  const rows = await filtered(db, filter)
    .select(columns)
    .orderBy("account.id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return rows;
}

export async function countCustomers(db: Db, filter: CustomerFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findCustomerByUid(db: Db, uid: string): Promise<CustomerRow | undefined> {
  const row = await accounts(db).select(columns).where("account.uid", "=", uid).executeTakeFirst();
  return row;
}

const accounts = (db: Db) =>
  db
    .selectFrom("accounts as account")
    .leftJoin("real_names as real_name", "real_name.account_id", "account.id");

function filtered(db: Db, { search, real_name_state }: CustomerFilter) {
  let query = accounts(db);
  if (real_name_state === "none") query = query.where("real_name.state", "is", null);
  else if (real_name_state) query = query.where("real_name.state", "=", real_name_state);
  const text = search.trim();
  if (text === "") return query;
  const anywhere = `%${escapeLike(text)}%`;
  // A number as people write it begins with a 0 that the stored form does not have.
  const digits = text.replace(/[\s-]/g, "").replace(/^0/, "");
  return query.where((eb) =>
    eb.or([
      eb("account.uid", "=", text.toLowerCase()),
      // What leaves nothing to look for is in no number, and not in all of them.
      ...(digits === "" ? [] : [eb("account.mobile", "like", `%${escapeLike(digits)}%`)]),
      eb("account.email", "like", anywhere.toLowerCase()),
      eb("account.name", "ilike", anywhere),
      eb("account.nickname", "ilike", anywhere),
    ]),
  );
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The newest orders and packages of a customer. */
export async function findDealings(db: Db, accountId: number) {
  const orders = await db
    .selectFrom("orders")
    .select(["tid", "status", "pay_real", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(20)
    .execute();
  const packages = await db
    .selectFrom("packages")
    .select(["tid", "express_no", "billing", "transport_state", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(20)
    .execute();
  return { orders, packages };
}

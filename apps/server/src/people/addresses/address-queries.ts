import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";

export interface AddressRow {
  /** What it is called outside. */
  readonly key: string;
  readonly consignee: string;
  readonly phone: string;
  readonly region: Region;
  readonly area: readonly string[];
  readonly detail: string;
  readonly postal_code: string;
  readonly is_default: boolean;
}

const columns = [
  "key",
  "consignee",
  "phone",
  "region",
  "area",
  "detail",
  "postal_code",
  "is_default",
] as const;

/** An address and the account it must belong to. */
export interface AddressKey {
  readonly key: string;
  readonly accountId: number;
}

export async function findAddressRows(db: Db, accountId: number): Promise<AddressRow[]> {
  const rows = await db
    .selectFrom("addresses")
    .select(columns)
    .where("account_id", "=", accountId)
    .orderBy("is_default", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows;
}

/** One change of an address book at a time: its limit and its one default are rules over all its rows. */
export async function lockAddressBook(db: Db, accountId: number): Promise<void> {
  await db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function countAddresses(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("addresses")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export type AddressFields = Omit<AddressRow, "key">;

export async function clearDefault(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("addresses")
    .set({ is_default: false })
    .where("account_id", "=", accountId)
    .where("is_default", "=", true)
    .execute();
}

export async function insertAddress(
  db: Db,
  accountId: number,
  { area, ...fields }: AddressFields,
  now: Date,
): Promise<string> {
  const { key } = await db
    .insertInto("addresses")
    .values({ ...fields, area: JSON.stringify(area), account_id: accountId, created_at: now })
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

/** False when the account has no such address. */
export async function updateAddress(
  db: Db,
  { key, accountId }: AddressKey,
  { area, ...fields }: AddressFields,
): Promise<boolean> {
  const updated = await db
    .updateTable("addresses")
    .set({ ...fields, area: JSON.stringify(area) })
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** False when the account has no such address. */
export async function deleteAddressRow(db: Db, { key, accountId }: AddressKey): Promise<boolean> {
  const deleted = await db
    .deleteFrom("addresses")
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteAddressesOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("addresses").where("account_id", "=", accountId).execute();
}

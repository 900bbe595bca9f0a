import { sql } from "kysely";
import type { Language } from "@sampan/domain/kernel/language";
import type { Db } from "../../kernel/db/db.ts";
import type { Contact, ContactKind } from "./contact.ts";

type AnyContact = Contact<ContactKind>;

/** Whose a number or address is. A cancelled account keeps its own until its data is erased. */
export async function findIdByContact(
  db: Db,
  { kind, value }: AnyContact,
): Promise<number | undefined> {
  const found = await db
    .selectFrom("accounts")
    .select("id")
    .where(kind, "=", value)
    .executeTakeFirst();
  return found?.id;
}

/** Makes those who want the same number or address wait for each other until the transaction ends. */
export async function lockContact(db: Db, { value }: AnyContact): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${value}`}, 0))`.execute(db);
}

export interface Reachable {
  readonly mobile: string | null;
  readonly email: string | null;
  readonly language: Language | null;
}

/** How an account is reached at this moment, its row locked against another change. */
export async function lockReachable(db: Db, accountId: number): Promise<Reachable> {
  const found = await db
    .selectFrom("accounts")
    .select(["mobile", "email", "language"])
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return found;
}

export async function updateContact(
  db: Db,
  accountId: number,
  { contact, now }: { readonly contact: AnyContact; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ [contact.kind]: contact.value, credentials_changed_at: now })
    .where("id", "=", accountId)
    .execute();
}

export async function updatePassword(
  db: Db,
  accountId: number,
  { password_hash, now }: { readonly password_hash: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ password_hash, credentials_changed_at: now })
    .where("id", "=", accountId)
    .execute();
}

/** Puts a better hash of the same password in the place of an older one, unless it changed meanwhile. */
export async function replaceHash(
  db: Db,
  accountId: number,
  { former, password_hash }: { readonly former: string; readonly password_hash: string },
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ password_hash })
    .where("id", "=", accountId)
    .where("password_hash", "=", former)
    .execute();
}

export interface Secured extends Reachable {
  readonly password_hash: string;
  readonly credentials_changed_at: Date | null;
}

export async function findSecured(db: Db, accountId: number): Promise<Secured> {
  const found = await db
    .selectFrom("accounts")
    .select(["mobile", "email", "language", "password_hash", "credentials_changed_at"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return found;
}

export async function updateChanged(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ credentials_changed_at: now })
    .where("id", "=", accountId)
    .execute();
}

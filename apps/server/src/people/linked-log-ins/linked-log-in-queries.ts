import type { Language } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import type { LogInProvider } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import type { Db } from "../../kernel/db/db.ts";

export interface Start {
  readonly state_hash: Buffer;
  /** A browser, or a session that links. */
  readonly begun_by: Buffer;
  readonly provider: LogInProvider;
  readonly is_linking: boolean;
  readonly redirect: string;
  readonly expires_at: Date;
}

export const insertStart = async (db: Db, start: Start): Promise<void> =>
  void (await db.insertInto("log_in_starts").values(start).execute());

/** Takes what was begun away with the answer: of two who bring it back at the same moment, one finds it. */
export const takeStart = (
  db: Db,
  {
    state_hash,
    begunBy,
    now,
  }: { readonly state_hash: Buffer; readonly begunBy: readonly Buffer[]; readonly now: Date },
): Promise<Pick<Start, "provider" | "is_linking" | "redirect"> | undefined> =>
  db
    .deleteFrom("log_in_starts")
    .where("state_hash", "=", state_hash)
    .where("begun_by", "in", begunBy)
    .where("expires_at", ">", now)
    .returning(["provider", "is_linking", "redirect"])
    .executeTakeFirst();

export interface Proven {
  readonly provider: LogInProvider;
  readonly subject: string;
  readonly name: string;
}

export async function findAccountOf(
  db: Db,
  { provider, subject }: Pick<Proven, "provider" | "subject">,
): Promise<number | undefined> {
  const found = await db
    .selectFrom("linked_log_ins")
    .select("account_id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return found?.account_id;
}

export const findLinked = (
  db: Db,
  accountId: number,
): Promise<{ provider: LogInProvider; name: string; linked_at: Date; takes_notices: boolean }[]> =>
  db
    .selectFrom("linked_log_ins")
    .select(["provider", "name", "linked_at", "takes_notices"])
    .where("account_id", "=", accountId)
    .execute();

/** False when either has another already. */
export async function insertLinked(
  db: Db,
  { accountId, proven, now }: { accountId: number; proven: Proven; now: Date },
): Promise<boolean> {
  const { provider, subject, name } = proven;
  const inserted = await db
    .insertInto("linked_log_ins")
    .values({ account_id: accountId, provider, subject, name, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteLinked(
  db: Db,
  { accountId, provider }: { readonly accountId: number; readonly provider: LogInProvider },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom("linked_log_ins")
    .where("account_id", "=", accountId)
    .where("provider", "=", provider)
    .returning("account_id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export const deleteLinkedOf = async (db: Db, accountId: number): Promise<void> =>
  void (await db.deleteFrom("linked_log_ins").where("account_id", "=", accountId).execute());

/** Keeps who was proven for the registration of this browser, in the place of whoever was before. */
export async function keepNewcomer(
  db: Db,
  newcomer: Proven & { readonly browser_hash: Buffer; readonly expires_at: Date },
): Promise<string> {
  await db
    .deleteFrom("log_in_newcomers")
    .where("browser_hash", "=", newcomer.browser_hash)
    .execute();
  const { key } = await db
    .insertInto("log_in_newcomers")
    .values(newcomer)
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

export const takeNewcomer = (
  db: Db,
  { key, browserHash, now }: { key: string; browserHash: Buffer; now: Date },
): Promise<Proven | undefined> =>
  db
    .deleteFrom("log_in_newcomers")
    .where("key", "=", key)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .returning(["provider", "subject", "name"])
    .executeTakeFirst();

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("log_in_starts").where("expires_at", "<=", now).execute();
  await db.deleteFrom("log_in_newcomers").where("expires_at", "<=", now).execute();
}

export const selectPerson = (
  db: Db,
  { provider, subject }: Pick<Proven, "provider" | "subject">,
): Promise<{ id: number; region: Region; language: Language | null } | undefined> =>
  db
    .selectFrom("linked_log_ins as linked")
    .innerJoin("accounts as account", "account.id", "linked.account_id")
    .select(["account.id", "account.region", "account.language"])
    .where("linked.provider", "=", provider)
    .where("linked.subject", "=", subject)
    .where("account.state", "=", "active")
    .executeTakeFirst();

/** False where nothing of this provider is linked. */
export async function updateNotices(
  db: Db,
  {
    accountId,
    provider,
    takes_notices,
  }: { accountId: number; provider: LogInProvider; takes_notices: boolean },
): Promise<boolean> {
  const updated = await db
    .updateTable("linked_log_ins")
    .set({ takes_notices })
    .where("account_id", "=", accountId)
    .where("provider", "=", provider)
    .returning("account_id")
    .executeTakeFirst();
  return updated !== undefined;
}

import type { Db } from "../db/db.ts";
import type { FileKind } from "@sampan/domain/kernel/file-kinds";

export interface FileRow {
  readonly key: string;
  readonly account_id: number | null;
  /** Who of the staff brought it; null for what a customer did. */
  readonly staff_id: number | null;
  readonly kind: FileKind;
  readonly mime: string;
  /** Stored as ciphertext of its owner's key. */
  readonly sealed: boolean;
}

export interface NewFile {
  readonly key: string;
  readonly account_id?: number;
  readonly staff_id?: number;
  readonly kind: FileKind;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly sealed?: boolean;
  readonly created_at: Date;
}

export async function insertFile(db: Db, file: NewFile): Promise<void> {
  await db.insertInto("files").values(file).execute();
}

export async function findFile(db: Db, key: string): Promise<FileRow | undefined> {
  const found = await db
    .selectFrom("files")
    .select(["key", "account_id", "staff_id", "kind", "mime", "sealed"])
    .where("key", "=", key)
    .executeTakeFirst();
  return found;
}

export const findFileOf = (
  db: Db,
  { key, accountId, kind }: { key: string; accountId: number; kind: FileKind },
): Promise<{ id: number; key: string } | undefined> =>
  db
    .selectFrom("files")
    .select(["id", "key"])
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .where("staff_id", "is", null)
    .where("kind", "=", kind)
    .executeTakeFirst();

export const findFileOfStaff = (
  db: Db,
  { key, kind, accountId }: { key: string; kind: FileKind; accountId?: number },
): Promise<{ id: number; key: string } | undefined> =>
  db
    .selectFrom("files")
    .select(["id", "key"])
    .where("key", "=", key)
    .where("staff_id", "is not", null)
    .where("kind", "=", kind)
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId ?? 0))
    .executeTakeFirst();

/** Keys of files of a kind that are older than this, some hundreds at a time. */
export async function findFilesOfKindBefore(
  db: Db,
  kind: FileKind,
  before: Date,
): Promise<string[]> {
  const found = await db
    .selectFrom("files")
    .select("key")
    .where("kind", "=", kind)
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(500)
    .execute();
  return found.map(({ key }) => key);
}

/** Keys of files whose owner was erased, some hundreds at a time. */
export async function findFilesOfErased(db: Db): Promise<string[]> {
  const found = await db
    .selectFrom("files")
    .innerJoin("accounts", "accounts.id", "files.account_id")
    .select("files.key")
    .where("accounts.state", "=", "erased")
    .orderBy("files.id")
    .limit(500)
    .execute();
  return found.map(({ key }) => key);
}

export async function deleteFile(db: Db, key: string): Promise<void> {
  await db.deleteFrom("files").where("key", "=", key).execute();
}

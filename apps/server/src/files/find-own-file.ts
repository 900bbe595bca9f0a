import type { Db } from "../db/db.ts";

export type FileKind = "voucher" | "parcel_photo" | "picture" | "claim";

const filePath = /^\/files\/([0-9a-z]{40})$/;

/** The address under which a file is served. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** The key in such an address; undefined for any other text. */
export const keyOfFileUrl = (url: string): string | undefined => filePath.exec(url)?.[1];

/**
 * The file behind an address, only when this customer uploaded it as this kind. Undefined otherwise, so
 * nobody can claim another person's picture by knowing its address.
 */
export async function findOwnFile(
  db: Db,
  { url, accountId, kind }: { url: string; accountId: number; kind: FileKind },
): Promise<{ id: number; key: string } | undefined> {
  const key = keyOfFileUrl(url);
  if (key === undefined) return undefined;
  return db
    .selectFrom("files")
    .select(["id", "key"])
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** Likewise for a photo that staff uploaded, whoever of them did. */
export async function findStaffFile(
  db: Db,
  { url, kind }: { url: string; kind: FileKind },
): Promise<{ id: number; key: string } | undefined> {
  const key = keyOfFileUrl(url);
  if (key === undefined) return undefined;
  return db
    .selectFrom("files")
    .select(["id", "key"])
    .where("key", "=", key)
    .where("staff_id", "is not", null)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

import type { Db } from "../db/db.ts";
import type { FileKind } from "@sampan/domain/kernel/file-kinds";
import { findFileOf, findFileOfStaff } from "./file-queries.ts";
import { keyOfFileUrl } from "./file-url.ts";

export interface FoundFile {
  readonly id: number;
  readonly key: string;
}

/**
 * The file behind an address, only when this customer uploaded it as this kind. Undefined otherwise, so
 * nobody can claim another person's picture by knowing its address.
 */
export async function findOwnFile(
  db: Db,
  { url, accountId, kind }: { url: string; accountId: number; kind: FileKind },
): Promise<FoundFile | undefined> {
  const key = keyOfFileUrl(url);
  return key === undefined ? undefined : findFileOf(db, { key, accountId, kind });
}

/** Likewise for a picture that staff uploaded, whoever of them did; about one customer alone where one is named. */
export async function findStaffFile(
  db: Db,
  { url, ...which }: { url: string; kind: FileKind; accountId?: number },
): Promise<FoundFile | undefined> {
  const key = keyOfFileUrl(url);
  return key === undefined ? undefined : findFileOfStaff(db, { key, ...which });
}

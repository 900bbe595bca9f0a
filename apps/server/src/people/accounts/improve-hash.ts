import type { Db } from "../../kernel/db/db.ts";
import { replaceHash } from "./contact-queries.ts";
import { hashPassword, isUpToDate } from "./hash-password.ts";

/**
 * Hashes a password anew that has just proven right, when it was stored at another cost than today's. While
 * too many hashes wait it stays as it is until the next log-in. [ACC-06]
 */
export async function improveHash(
  db: Db,
  account: { readonly id: number; readonly password_hash: string },
  received: string,
): Promise<void> {
  if (isUpToDate(account.password_hash)) return;
  const better = await hashPassword(received);
  if (!better.ok) return;
  const change = { former: account.password_hash, password_hash: better.value };
  await replaceHash(db, account.id, change);
}

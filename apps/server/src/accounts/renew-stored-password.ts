import type { Db } from "../db/db.ts";
import { replacePasswordHash, type Credentials } from "./credential-queries.ts";
import { hashPassword, isHashedAtCost } from "./hash-password.ts";

/**
 * Stores a password anew that was hashed at another cost than today's; only whoever logs in with it brings it
 * along. When too many wait for hashes it is left for the next time. [ACC-06]
 */
export async function renewStoredPassword(
  db: Db,
  { id, password_hash }: Credentials,
  received: string,
): Promise<void> {
  if (isHashedAtCost(password_hash)) return;
  const renewed = await hashPassword(received);
  if (renewed.ok) await replacePasswordHash(db, { id, former: password_hash, now: renewed.value });
}

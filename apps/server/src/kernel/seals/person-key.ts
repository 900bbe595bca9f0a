import { sealBytes, unsealBytes } from "./seal.ts";
import type { Db } from "../db/db.ts";
import type { Needs } from "../needs.ts";
import { findSealedKey, insertSealedKey } from "./stored-person-keys.ts";

const key_bytes = 32;
const ownerOf = (accountId: number): string => `person_key:${accountId}`;

/** The person's own key, opened with the server's; undefined when there is none, or none any more. */
export async function findPersonKey(
  db: Db,
  accountId: number,
  { config }: Pick<Needs, "config">,
): Promise<Buffer | undefined> {
  return openPersonKey({ accountId, sealed: await findSealedKey(db, accountId) }, { config });
}

/** The same of one that was read with others. */
export const openPersonKey = (
  { accountId, sealed }: { readonly accountId: number; readonly sealed: Buffer | undefined },
  { config }: Pick<Needs, "config">,
): Buffer | undefined =>
  sealed && unsealBytes(config.sealKey, { sealed, owner: ownerOf(accountId) });

/** A new key of somebody's, as it is and as it is kept. */
export function newPersonKey(
  accountId: number,
  { config, chance }: Pick<Needs, "config" | "chance">,
): { readonly key: Buffer; readonly sealed: Buffer } {
  const key = Buffer.from(chance(key_bytes));
  const sealed = sealBytes(config.sealKey, { bytes: key, owner: ownerOf(accountId) }, chance);
  return { key, sealed };
}

/** The person's own key, made at the first need. Two needs at the same moment get the same key. */
export async function takePersonKey(
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
  needs: Pick<Needs, "config" | "chance">,
): Promise<Buffer> {
  const present = await findPersonKey(db, accountId, needs);
  if (present) return present;
  const { sealed } = newPersonKey(accountId, needs);
  await insertSealedKey(db, { accountId, sealed, now });
  const kept = await findPersonKey(db, accountId, needs);
  if (!kept) throw new Error("a person's key vanished while it was made");
  return kept;
}

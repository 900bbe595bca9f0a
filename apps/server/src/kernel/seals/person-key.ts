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

/** The person's own key, made at the first need. Two needs at the same moment get the same key. */
export async function takePersonKey(
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
  needs: Pick<Needs, "config" | "chance">,
): Promise<Buffer> {
  const present = await findPersonKey(db, accountId, needs);
  if (present) return present;
  const wish = { bytes: needs.chance(key_bytes), owner: ownerOf(accountId) };
  const sealed = sealBytes(needs.config.sealKey, wish, needs.chance);
  await insertSealedKey(db, { accountId, sealed, now });
  const kept = await findPersonKey(db, accountId, needs);
  if (!kept) throw new Error("a person's key vanished while it was made");
  return kept;
}

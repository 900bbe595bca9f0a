import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findPersonKey, takePersonKey } from "../../kernel/seals/person-key.ts";
import { seal, unseal } from "../../kernel/seals/seal.ts";

/** What of a card names a person and their account. It lies in the database sealed by the person's own key. */
export interface CardSecret {
  readonly account_name: string;
  readonly number: string;
}

export interface CardKey {
  readonly accountId: number;
  /** Of a card itself, or of the copy that a withdrawal keeps under its number. */
  readonly of: "card" | { readonly withdrawal: string };
}

const ownerOf = ({ accountId, of }: CardKey): string =>
  of === "card" ? `bank_card:${accountId}` : `withdrawal:${of.withdrawal}:${accountId}`;

/** Seals holder and number by their person's key, which is made when there is none yet. */
export async function sealCard(
  db: Db,
  { secret, now, ...key }: CardKey & { secret: CardSecret; now: Date },
  needs: Pick<Needs, "config" | "chance">,
): Promise<Buffer> {
  const personKey = await takePersonKey(db, { accountId: key.accountId, now }, needs);
  return sealWith(personKey, { secret, ...key }, needs);
}

export const sealWith = (
  personKey: Buffer,
  { secret, ...key }: CardKey & { readonly secret: CardSecret },
  { chance }: Pick<Needs, "chance">,
): Buffer => seal(personKey, { text: JSON.stringify(secret), owner: ownerOf(key) }, chance);

/** Opens cards of one person; undefined once their key is gone. */
export async function cardOpener(
  db: Db,
  accountId: number,
  needs: Pick<Needs, "config">,
): Promise<((of: CardKey["of"], sealed: Buffer) => CardSecret) | undefined> {
  const personKey = await findPersonKey(db, accountId, needs);
  return personKey && ((of, sealed) => openWith(personKey, { accountId, of, sealed }));
}

export const openWith = (
  personKey: Buffer,
  { sealed, ...key }: CardKey & { readonly sealed: Buffer },
): CardSecret => JSON.parse(unseal(personKey, { sealed, owner: ownerOf(key) })) as CardSecret;

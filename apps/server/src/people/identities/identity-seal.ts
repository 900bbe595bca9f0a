import type { IdentityKind } from "@sampan/domain/people/identities/identities";
import { seal, unseal } from "../../kernel/seals/seal.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findPersonKey, takePersonKey } from "../../kernel/seals/person-key.ts";

/** What a customer submits to be verified; it lies in the database sealed by the person's own key. */
export interface Identity {
  /** A person's name, or a company's. */
  readonly name: string;
  /** Of the identity card, or of the company's registration. */
  readonly number: string;
  /** Addresses of uploaded pictures. */
  readonly imgs: readonly string[];
}

export interface IdentityKey {
  readonly accountId: number;
  readonly kind: IdentityKind;
}

const ownerOf = ({ kind, accountId }: IdentityKey): string => `${kind}:${accountId}`;

/** Seals an identity by its person's key, which is made when there is none yet. */
export async function sealIdentity(
  db: Db,
  { identity, now, ...key }: IdentityKey & { identity: Identity; now: Date },
  needs: Pick<Needs, "config" | "chance">,
): Promise<Buffer> {
  const personKey = await takePersonKey(db, { accountId: key.accountId, now }, needs);
  return seal(personKey, { text: JSON.stringify(identity), owner: ownerOf(key) }, needs.chance);
}

/** The identity again; undefined once its person's key is gone. */
export async function unsealIdentity(
  db: Db,
  { sealed, ...key }: IdentityKey & { sealed: Buffer },
  needs: Pick<Needs, "config">,
): Promise<Identity | undefined> {
  const personKey = await findPersonKey(db, key.accountId, needs);
  return personKey && (JSON.parse(unseal(personKey, { sealed, owner: ownerOf(key) })) as Identity);
}

import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findCard, type Owner, type StoredCard } from "./card-queries.ts";
import { cardOpener, type CardSecret } from "./card-seal.ts";

export interface OpenedCard extends Omit<StoredCard, "sealed" | "bank_name" | "bank_logo"> {
  readonly secret: CardSecret;
}

/** A card of this customer with holder and number; undefined for one that is not theirs. [WAL-26] */
export async function openCard(
  db: Db,
  { owner, key }: { readonly owner: Owner; readonly key: string },
  needs: Pick<Needs, "config">,
): Promise<OpenedCard | undefined> {
  const card = await findCard(db, owner, key);
  const open = card && (await cardOpener(db, owner.id, needs));
  return card && open && { ...card, secret: open("card", card.sealed) };
}

import type { Needs } from "../../kernel/needs.ts";
import type { StoredCard } from "../bank-cards/card-named.ts";
import { openWith, sealWith } from "../bank-cards/card-seal.ts";

/** What a withdrawal keeps of the card it goes to, whatever becomes of the card. */
export interface CardCopy {
  readonly bank: string;
  readonly branch: string;
  readonly sealed: Buffer;
  readonly last_digits: string;
  readonly is_company: boolean;
  readonly card_changed_at: Date;
}

interface OwnCard {
  readonly card: StoredCard;
  readonly accountId: number;
  readonly personKey: Buffer;
}

/** Copies a card onto a withdrawal, sealed for it. [WAL-26] */
export function copyCard(
  { card, accountId, personKey }: OwnCard,
  withdrawal: string,
  needs: Pick<Needs, "chance">,
): CardCopy {
  const { bank, branch, last_digits, is_company, changed_at: card_changed_at } = card;
  const secret = openWith(personKey, { accountId, of: "card", sealed: card.sealed });
  const sealed = sealWith(personKey, { accountId, of: { withdrawal }, secret }, needs);
  return { bank, branch, sealed, last_digits, is_company, card_changed_at };
}

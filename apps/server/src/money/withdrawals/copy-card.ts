import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { sealCard } from "../bank-cards/card-seal.ts";
import { openCard } from "../bank-cards/open-card.ts";

/** What a withdrawal keeps of the card it goes to, whatever becomes of the card. */
export interface CardCopy {
  readonly bank: string;
  readonly branch: string;
  readonly sealed: Buffer;
  readonly last_digits: string;
  readonly is_company: boolean;
  readonly card_changed_at: Date;
}

/** Copies a card onto a withdrawal, sealed for it. Refuses `card_unknown` for one that is not the caller's. [WAL-26] */
export async function copyCard(
  db: Db,
  { cardKey, withdrawal }: { readonly cardKey: string | undefined; readonly withdrawal: string },
  { customer, now }: Pick<CustomerCaller, "customer" | "now">,
  needs: Pick<Needs, "config" | "chance">,
): Promise<Result<CardCopy, Refusal<"card_unknown">>> {
  if (cardKey === undefined) return refuse({ code: "card_unknown" });
  const card = await openCard(db, { owner: customer, key: cardKey }, needs);
  if (!card) return refuse({ code: "card_unknown" });
  const { bank, branch, last_digits, is_company, changed_at: card_changed_at, secret } = card;
  const key = { accountId: customer.id, of: { withdrawal } };
  const sealed = await sealCard(db, { ...key, secret, now }, needs);
  return ok({ bank, branch, sealed, last_digits, is_company, card_changed_at });
}

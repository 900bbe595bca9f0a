import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findCard, selectCards } from "./card-queries.ts";
import { cardOpener } from "./card-seal.ts";
import { describeCard } from "./describe-card.ts";

type Caller = Pick<CustomerCaller, "customer" | "language" | "region">;

/** The caller's cards, the default one first. [API-88] [WAL-10] */
export async function listCards(
  db: Db,
  caller: Caller,
  needs: Pick<Needs, "config">,
): Promise<BankCard[]> {
  const cards = await selectCards(db, caller.customer);
  const open = cards.length > 0 ? await cardOpener(db, caller.customer.id, needs) : undefined;
  return cards.map((card) =>
    describeCard(card, open?.("card", card.sealed).account_name ?? "", caller),
  );
}

/** A card that was just written. */
export async function shownCard(
  db: Db,
  key: string,
  { caller, account_name }: { readonly caller: Caller; readonly account_name: string },
): Promise<BankCard> {
  const card = await findCard(db, caller.customer, key);
  if (!card) throw new Error("a card vanished while it was written");
  return describeCard(card, account_name, caller);
}

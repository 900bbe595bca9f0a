import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import { removeCard, selectCards, updateCard } from "./card-queries.ts";

/**
 * Removes a card; withdrawals to it have their own copy. Where it was the default, the oldest of the others is from now
 * on. Refuses `card_unknown` for one that is not the caller's. [API-91]
 */
export async function deleteCard(
  db: Db,
  { id }: { readonly id: string },
  { customer }: CustomerCaller,
): Promise<Result<Record<never, never>, Refusal<"card_unknown" | "login_needed">>> {
  const held = await holdLiveAccount(db, customer.id, "one by one");
  if (!held.ok) return held;
  const cards = await selectCards(db, customer);
  const card = cards.find((one) => one.key === id);
  if (!card) return refuse({ code: "card_unknown" });
  await removeCard(db, card.id);
  const next = cards.find((one) => one.id !== card.id);
  if (card.is_default && next) await updateCard(db, next.id, { is_default: true });
  return ok({});
}

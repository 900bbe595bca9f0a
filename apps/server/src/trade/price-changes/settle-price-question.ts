import {
  nextPriceChange,
  type PriceChangeEvent,
} from "@sampan/domain/trade/price-changes/price-change-state";
import { nextSecondChoice } from "@sampan/domain/trade/price-changes/second-choice-state";
import type { Db } from "../../kernel/db/db.ts";
import type { OrderActor } from "../orders/write-order-log.ts";
import { findChoiceOfPrice, settleChoice } from "./choice-queries.ts";
import { takeChoice } from "./take-choice.ts";

interface Settling {
  readonly supplement_id: number;
  readonly event: PriceChangeEvent;
  /** Who answers by paying. */
  readonly actor?: OrderActor;
  readonly now: Date;
}

/**
 * Notes the answer to the question that a difference asked, where it asked one; another option that was paid for stands
 * in its order from then on. Its order is held by the caller, who
 * moved the difference itself: a question that was answered otherwise before is a fault of ours.
 */
export async function settlePriceQuestion(
  db: Db,
  { supplement_id, event, actor = { kind: "customer" }, now }: Settling,
): Promise<void> {
  const question = await db
    .selectFrom("price_changes")
    .select(["id", "state"])
    .where("supplement_id", "=", supplement_id)
    .executeTakeFirst();
  if (!question) return;
  const next = nextPriceChange(question.state, event);
  if (!next.ok) throw new Error(`price question ${question.id} is ${question.state} already`);
  await db
    .updateTable("price_changes")
    .set({ state: next.value, settled_at: now })
    .where("id", "=", question.id)
    .execute();
  const choice = await findChoiceOfPrice(db, question.id);
  if (!choice) return;
  const settled = nextSecondChoice(choice.state, event === "pay" ? "take" : event);
  if (!settled.ok) throw new Error(`second choice ${choice.id} is ${choice.state} already`);
  await settleChoice(db, choice.id, { state: settled.value, settled_at: now });
  if (settled.value === "taken")
    await takeChoice(db, await findOid(db, choice.item_id), choice, { actor, now });
}

async function findOid(db: Db, itemId: number): Promise<string> {
  const { oid } = await db
    .selectFrom("order_items")
    .select("oid")
    .where("id", "=", itemId)
    .executeTakeFirstOrThrow();
  return oid;
}

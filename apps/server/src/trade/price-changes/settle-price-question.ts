import {
  nextPriceChange,
  type PriceChangeEvent,
} from "@sampan/domain/trade/price-changes/price-change-state";
import type { Db } from "../../kernel/db/db.ts";

interface Settling {
  readonly supplement_id: number;
  readonly event: PriceChangeEvent;
  readonly now: Date;
}

/**
 * Notes the answer to the question that a difference asked, where it asked one. Its order is held by the caller, who
 * moved the difference itself: a question that was answered otherwise before is a fault of ours.
 */
export async function settlePriceQuestion(
  db: Db,
  { supplement_id, event, now }: Settling,
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
}

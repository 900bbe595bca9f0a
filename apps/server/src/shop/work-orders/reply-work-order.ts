import type { InputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { replyWorkOrder as call } from "@sampan/contract/shop/work-orders/work-orders";
import { languageOfWords } from "@sampan/domain/kernel/language-of-words";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { answerDue } from "@sampan/domain/shop/work-orders/work-order-clock";
import type { Db } from "../../kernel/db/db.ts";
import type { Speaker } from "./speaker.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { checkSaid } from "./check-said.ts";
import { holdToMove } from "./hold-to-move.ts";
import { refuseRepeated } from "./refuse-repeated.ts";
import { insertEntry, updateWorkOrder } from "./work-order-queries.ts";

/**
 * A customer says something more. What was answered is open again, with a clock of its own; what waits already keeps
 * its first. [API-113] [WO-02] [WO-03]
 */
export async function replyWorkOrder(
  db: Db,
  input: InputOf<typeof call>,
  { customer, language, settings, now }: Speaker,
): Promise<Result<null, Refusal<RefusalOf<typeof call>>>> {
  const words = await checkSaid(db, input, customer.id);
  if (!words.ok) return words;
  const which = { key: input.id, accountId: customer.id };
  const step = await holdToMove(db, which, { event: "reply", hand: "customer" });
  if (!step.ok) return step;
  const { held, next } = step.value;
  const isNew = await refuseRepeated(db, words.value, { workOrderId: held.id, author: "customer" });
  if (!isNew.ok) return isNew;
  const { content, imgs } = words.value;
  await insertEntry(db, {
    work_order_id: held.id,
    kind: "said",
    author: "customer",
    content,
    language: languageOfWords(content, language),
    imgs: JSON.stringify(imgs),
    at: now,
  });
  const reopened = {
    asked_at: now,
    due_at: answerDue(now, customer.region, settings),
    given_hours: settings.work_order_answer_hours,
    warn_at: null,
    close_at: null,
    warned_at: null,
  };
  await updateWorkOrder(db, held.id, {
    state: next,
    moved_at: now,
    ...(held.state === "answered" ? reopened : {}),
  });
  return ok(null);
}

import type { InputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { createWorkOrder as call } from "@sampan/contract/shop/work-orders/work-orders";
import { languageOfWords } from "@sampan/domain/kernel/language-of-words";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { openWorkOrders } from "@sampan/domain/shop/work-orders/work-order";
import { answerDue } from "@sampan/domain/shop/work-orders/work-order-clock";
import type { Db } from "../../kernel/db/db.ts";
import type { Speaker } from "./speaker.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import { checkSaid } from "./check-said.ts";
import { findAbout } from "./find-about.ts";
import { countOpen, insertEntry, insertWorkOrder, wasAsked } from "./work-order-queries.ts";

/** The same words again within so long were sent twice. */
const again_ms = 10 * 60_000;

/**
 * A customer asks us something, about something of their own or nothing; answers the conversation's key. One person's
 * are made one by one, so that what is sent twice at once is there once. [API-113] [WO-01]
 */
export async function createWorkOrder(
  db: Db,
  input: InputOf<typeof call>,
  { customer, language, settings, now }: Speaker,
): Promise<Result<{ readonly key: string }, Refusal<RefusalOf<typeof call>>>> {
  const { id: accountId, region } = customer;
  const held = await holdLiveAccount(db, accountId, "one by one");
  if (!held.ok) return held;
  const subject = input.subject.trim();
  if (subject === "") return refuse({ code: "work_order_words_needed" });
  const words = await checkSaid(db, input, accountId);
  if (!words.ok) return words;
  const { about_kind: kind, about: number } = input;
  if (kind && !(await findAbout(db, { kind, number, accountId })))
    return refuse({ code: "work_order_about_unknown" });
  const { content, imgs } = words.value;
  const since = new Date(now.getTime() - again_ms);
  if (await wasAsked(db, { accountId, subject, content, since }))
    return refuse({ code: "work_order_said_already" });
  if ((await countOpen(db, accountId)) >= openWorkOrders)
    return refuse({ code: "work_orders_too_many", values: { n: openWorkOrders } });

  const asked = await insertWorkOrder(db, {
    account_id: accountId,
    subject,
    about_kind: kind ?? null,
    about_number: kind ? number : "",
    state: "open",
    asked_at: now,
    due_at: answerDue(now, region, settings),
    given_hours: settings.work_order_answer_hours,
    created_at: now,
    moved_at: now,
  });
  await insertEntry(db, {
    work_order_id: asked.id,
    kind: "said",
    author: "customer",
    content,
    language: languageOfWords(content, language),
    imgs: JSON.stringify(imgs),
    at: now,
  });
  return ok({ key: asked.key });
}

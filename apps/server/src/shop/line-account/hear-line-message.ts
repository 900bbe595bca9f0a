import type { LineEvent } from "@sampan/connectors/messages/line/line-account";
import type { Language } from "@sampan/domain/kernel/language";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import {
  findLinkedPerson,
  type LinkedPerson,
} from "../../people/linked-log-ins/find-linked-person.ts";
import { createWorkOrder } from "../work-orders/create-work-order.ts";
import { findTalk } from "../work-orders/find-talk.ts";
import { replyWorkOrder } from "../work-orders/reply-work-order.ts";
import { insertEvent } from "./line-event-queries.ts";

/** What to say to whoever wrote. */
export type Heard =
  | { readonly is: "stranger" }
  | { readonly is: "kept" | "words_only"; readonly language: Language }
  | { readonly is: "refused"; readonly language: Language; readonly refusal: Refusal };

/** A subject holds the beginning of what was written; the words themselves all stand below it. */
const subject_max = 40;
const words_max = 2_000;

/**
 * Hears what somebody wrote to our official account, once, however often and wherever it is told: it answers the
 * conversation they have open, and opens one otherwise. Undefined for what was heard before. Call it in a transaction, so
 * that the event is heard with what follows of it or not at all. [API-113] [WO-01]
 */
export async function hearLineMessage(
  db: Db,
  { id: event_id, from: subject, kind, text }: LineEvent,
  { settings, clock }: Pick<Needs, "settings" | "clock">,
): Promise<Heard | undefined> {
  const now = clock();
  if (!(await insertEvent(db, { event_id, heard_at: now }))) return undefined;
  const person = await findLinkedPerson(db, { provider: "line", subject });
  if (!person) return { is: "stranger" };
  const held = settings.at(now);
  const language = person.language ?? held.default_language;
  if (kind === "follow") return undefined;
  if (kind !== "text" || text.trim() === "") return { is: "words_only", language };
  const refusal = await say(db, text, { customer: person, language, settings: held, now });
  return refusal ? { is: "refused", language, refusal } : { is: "kept", language };
}

interface Speaker {
  readonly customer: LinkedPerson;
  readonly language: Language;
  readonly settings: ReturnType<Needs["settings"]["at"]>;
  readonly now: Date;
}

async function say(db: Db, text: string, speaker: Speaker): Promise<Refusal | undefined> {
  const said = { content: text.slice(0, words_max).toWellFormed(), imgs: [] };
  const talk = await findTalk(db, speaker.customer.id);
  const answered =
    talk === undefined ? undefined : await replyWorkOrder(db, { id: talk, ...said }, speaker);
  if (answered?.ok) return undefined;
  // Sent twice by hand; or closed a moment ago, and then it is a new question.
  if (answered && answered.error.code !== "work_order_closed")
    return answered.error.code === "work_order_said_already" ? undefined : answered.error;
  const [line = ""] = text.trim().split("\n");
  const subject = [...line].slice(0, subject_max).join("");
  const asked = await createWorkOrder(db, { subject, about: "", ...said }, speaker);
  if (asked.ok || asked.error.code === "work_order_said_already") return undefined;
  return asked.error;
}

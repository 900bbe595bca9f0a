import { languages } from "@sampan/domain/kernel/language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Notification, NotificationAnswer } from "../../kernel/http/mount-notification.ts";
import type { Needs } from "../../kernel/needs.ts";
import { hearLineMessage, type Heard } from "./hear-line-message.ts";

type Answer = Result<NotificationAnswer, Refusal<"notification_invalid" | "channel_unavailable">>;

/**
 * Hears what LINE tells of our official account: its signature must cover the raw body. Each event is heard in a
 * transaction of its own and answered where it was written, which costs no message of the month; an answer that gets lost
 * is not repeated. Refuses `channel_unavailable` and `notification_invalid`. [API-113]
 */
export async function askLineEvents(
  needs: Needs,
  { rawBody, headers }: Notification,
): Promise<Answer> {
  const { line, database, log } = needs;
  if (!line) return refuse({ code: "channel_unavailable" });
  const signature = headers["x-line-signature"];
  const events = line.readEvents(rawBody, typeof signature === "string" ? signature : "");
  if (!events) {
    log.warn("a word of LINE was not believed");
    return refuse({ code: "notification_invalid" });
  }
  for (const event of events) {
    const heard = await database.db
      .transaction()
      .execute((open) => hearLineMessage(open, event, needs));
    if (!heard || event.replyToken === "") continue;
    const replied = await line.reply({
      replyToken: event.replyToken,
      text: wordsFor(heard, needs),
    });
    if (!replied.ok) log.warn({ failure: replied.error }, "nobody could be answered at LINE");
  }
  return ok({ status: 200, contentType: "text/plain", body: "received" });
}

/** A stranger's language is unknown: every one is spoken. */
function wordsFor(heard: Heard, { say, config }: Pick<Needs, "say" | "config">): string {
  const at = (path: string) => ({ link: `${config.publicUrl}${path}` });
  switch (heard.is) {
    case "stranger":
      return languages
        .map((language) => say(language, "messages.line.stranger", at("/linkedLogIns")))
        .join("\n\n");
    case "refused":
      return say(heard.language, `errors.${heard.refusal.code}`, heard.refusal.values);
    default:
      return say(heard.language, `messages.line.${heard.is}`, at("/workOrder"));
  }
}

import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Notification, NotificationAnswer } from "../../kernel/http/mount-notification.ts";
import { atNextMoment } from "../../kernel/jobs/next-moment.ts";
import type { Needs } from "../../kernel/needs.ts";
import { connectedOrdering } from "./ask-ordering.ts";
import { storeMessages } from "./wire-message-queries.ts";

/**
 * Hears a message of 1688: its signature must fit the form. It is stored and answered at once, and the job is asked to look
 * into it. One that comes twice is stored once. Refuses `channel_unavailable` without credentials and `notification_invalid`.
 */
export async function askMessages(
  needs: Pick<Needs, "marketplaces" | "database" | "clock" | "jobs" | "log">,
  { rawBody }: Notification,
): Promise<Result<NotificationAnswer, Refusal<"channel_unavailable" | "notification_invalid">>> {
  const { database, clock, jobs, log } = needs;
  const ordering = connectedOrdering(needs)?.ordering;
  if (!ordering) return refuse({ code: "channel_unavailable" });
  const message = ordering.readMessage(Object.fromEntries(new URLSearchParams(rawBody)));
  if (!message) {
    log.warn("a word of 1688 was not believed");
    return refuse({ code: "notification_invalid" });
  }
  const now = clock();
  await database.db.transaction().execute(async (db) => {
    const stored = await storeMessages(db, [message], now);
    if (stored > 0) await jobs.send(db, "watch-wire-orders", {}, atNextMoment(now));
  });
  return ok({ status: 200, contentType: "text/plain", body: "success" });
}

import type { TrackingHint } from "@sampan/connectors/tracking/tracking-provider";
import { askAfterHint } from "@sampan/domain/logistics/tracking/ask-plan";
import type { Tracker } from "@sampan/domain/logistics/tracking/trackers";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Notification, NotificationAnswer } from "../../kernel/http/mount-notification.ts";
import { atNextMoment } from "../../kernel/jobs/next-moment.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askByHint, holdNumbers } from "./tracking-queries.ts";

/**
 * Hears a tracker's push: its signature must fit. What it says is not believed: it lets the number be asked about, soon
 * and once however often it comes. Of numbers that nobody follows nothing is kept. Refuses `channel_unavailable` without
 * credentials and `notification_invalid`.
 */
export async function askPush(
  {
    database,
    clock,
    jobs,
    log,
    trackers,
  }: Pick<Needs, "database" | "clock" | "jobs" | "log" | "trackers">,
  tracker: Tracker,
  push: Notification,
): Promise<Result<NotificationAnswer, Refusal<"channel_unavailable" | "notification_invalid">>> {
  const provider = trackers.get(tracker);
  if (!provider) return refuse({ code: "channel_unavailable" });
  const hints = provider.readPush(push);
  if (!hints) {
    log.warn({ tracker }, "a word of a tracker was not believed");
    return refuse({ code: "notification_invalid" });
  }
  if (hints.length > 0)
    await database.db
      .transaction()
      .execute((db) => takeHints(db, hints, { tracker, jobs, now: clock() }));
  return ok({ status: 200, ...provider.thanks });
}

async function takeHints(
  db: Db,
  hints: readonly TrackingHint[],
  {
    tracker,
    jobs,
    now,
  }: { readonly tracker: Tracker; readonly jobs: Needs["jobs"]; readonly now: Date },
): Promise<void> {
  const numbers = await holdNumbers(
    db,
    hints.map(({ express_no }) => express_no),
  );
  for (const number of numbers) {
    const courier = hints.find(({ express_no }) => express_no === number.express_no)?.courier ?? "";
    const ask_at = askAfterHint(number.asked_at, now);
    await askByHint(db, number.id, { ask_at, tracker, courier });
    await jobs.send(db, "ask-trackers", {}, atNextMoment(ask_at));
  }
}

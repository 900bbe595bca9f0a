import { pushAgainAt } from "@sampan/domain/people/notices/push-pause";
import { pushLife_s } from "@sampan/domain/people/notices/push-subscription";
import { pushTopicOf } from "@sampan/domain/people/notices/push-topics";
import { quietUntil } from "@sampan/domain/people/notices/quiet-hours";
import { reachesAway } from "@sampan/domain/people/notices/notice-kinds";
import type { JobData } from "../../kernel/jobs/jobs.ts";
import type { Needs } from "../../kernel/needs.ts";
import { endPushesOfBrowser } from "../pushes/end-pushes.ts";
import { browserByKey } from "../pushes/find-browsers.ts";
import { findNoticeToSend, nameOf, type NoticeNamed } from "./notice-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    /** Names notice and browser alone: whether and where it goes is read when it goes. */
    "send-push": NoticeNamed & { readonly push_key: string };
  }
}

type Sending = Pick<Needs, "webPush" | "database" | "jobs" | "say" | "settings" | "clock" | "log">;

/**
 * Tells one browser of a notice: what kind it is, and never an amount, a number, a name or an address, since others see a
 * locked screen. What was read meanwhile is not told, what comes in quiet hours is told after them, and a browser that its
 * service does not know any more is forgotten. A service that asks to be left alone for a while is, by whatever stands in
 * the queue for it (decision 124). Throws when the service fails, so that the queue tries again, under the same
 * topic, which shows nothing twice. [BO-53]
 */
export async function sendPush(needs: Sending, named: JobData["send-push"]): Promise<void> {
  const { webPush, log } = needs;
  const { db } = needs.database;
  const browser = await browserByKey(db, named.push_key);
  const notice = await findNoticeToSend(db, named);
  if (!webPush || !browser || !notice || notice.account_id !== browser.account_id) return;
  if (notice.read_at !== null || !reachesAway(notice.kind)) return;
  if (browser.muted.includes(pushTopicOf(notice.kind))) return;
  const now = needs.clock();
  const startAt = quietUntil(now, browser.region, browser.quiet);
  const later = (moment: Date): Promise<void> => {
    const once = `push ${named.push_key} ${nameOf(named)} ${moment.toISOString()}`;
    return needs.jobs.send(db, "send-push", named, { startAt: moment, once });
  };
  if (startAt) return later(startAt);
  const language = notice.language ?? needs.settings.at(now).default_language;
  const said = {
    title: needs.say(language, `messages.kinds.${notice.kind}.title`),
    body: needs.say(language, "messages.push"),
    link: notice.link,
    tag: nameOf(named),
    lang: language,
  };
  const message = { text: JSON.stringify(said), topic: nameOf(named), life_s: pushLife_s };
  const sent = await webPush.push({ to: browser.target, ...message });
  if (sent.ok) return;
  const { code, detail, retry_after_s: pause_s } = sent.error;
  if (code === "not_found") return endPushesOfBrowser(db, named.push_key);
  if (code === "rejected") {
    log.warn({ why: detail }, "a push message was left out");
    return;
  }
  log.warn({ failure: sent.error }, "a push message was not taken");
  if (pause_s !== undefined) {
    const again = pushAgainAt({ toldAt: notice.created_at, now, pause_s });
    return again && later(again);
  }
  throw new Error(`web-push: ${code}: ${detail}`);
}

import { addDays } from "@sampan/domain/kernel/business-time";
import { reachesAway } from "@sampan/domain/people/notices/notice-kinds";
import { pushTopicOf } from "@sampan/domain/people/notices/push-topics";
import type { JobData } from "../../kernel/jobs/jobs.ts";
import type { Needs } from "../../kernel/needs.ts";
import { browsersToTell } from "../pushes/find-browsers.ts";
import { type Handing, handOverMail, handOverSms } from "./hand-over.ts";
import { findNoticeToSend, nameOf, type NoticeNamed } from "./notice-queries.ts";
import { wordNotice } from "./word-notice.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "send-sms": { readonly to: string; readonly text: string };
    "send-mail": { readonly to: string; readonly subject: string; readonly text: string };
    "notify-customer": NoticeNamed;
  }
}

/**
 * Carries a notice to a customer who is not looking: by mail when there is an address and a sender, else by
 * text message; and to the account at LINE that they linked and to their browsers, besides. Asks for other jobs, so that a
 * carrier that fails is tried again without the rest. [BO-53]
 */
export async function sendNotice(needs: Needs, named: JobData["notify-customer"]): Promise<void> {
  const { db } = needs.database;
  const notice = await findNoticeToSend(db, named);
  if (!notice) return;
  const language = notice.language ?? needs.settings.at(needs.clock()).default_language;
  const { title, body } = wordNotice(needs, notice, language);
  // A process that dies here has asked already, and the next one asks again.
  const once = `notice ${nameOf(named)}`;
  if (notice.email !== null && needs.mail) {
    const text = `${body}\n\n${needs.config.publicUrl}${notice.link}\n`;
    await needs.jobs.send(db, "send-mail", { to: notice.email, subject: title, text }, { once });
  } else if (notice.mobile !== null && needs.sms) {
    const text = needs.say(language, "messages.sms", { title, body });
    await needs.jobs.send(db, "send-sms", { to: notice.mobile, text }, { once });
  }
  if (notice.line_subject !== null && needs.line)
    await needs.jobs.send(db, "send-line", named, { once: `line ${once}` });
  if (!needs.webPush || !reachesAway(notice.kind)) return;
  const whom = { accountId: notice.account_id, topic: pushTopicOf(notice.kind) };
  for (const push_key of await browsersToTell(db, whom))
    await needs.jobs.send(db, "send-push", { ...named, push_key }, { once: `${push_key} ${once}` });
}

type Sending = Handing & Pick<Needs, "jobs" | "log">;

/** Sends a text message, tomorrow when those of today are used up. Throws when the carrier fails. */
export async function sendSms(needs: Sending, sms: JobData["send-sms"]): Promise<void> {
  if (!(await handOverSms(needs, sms, "can_wait"))) await postpone(needs, "send-sms", sms);
}

/** Sends a mail, likewise. */
export async function sendMail(needs: Sending, mail: JobData["send-mail"]): Promise<void> {
  if (!(await handOverMail(needs, mail, "can_wait"))) await postpone(needs, "send-mail", mail);
}

/** Into the next day of UTC, which has messages of its own. */
async function postpone<Name extends "send-sms" | "send-mail">(
  { jobs, database, clock, log }: Sending,
  name: Name,
  message: JobData[Name],
): Promise<void> {
  const tomorrow = addDays(clock(), 1);
  tomorrow.setUTCHours(0, 0, 0, 0);
  log.error({ job: name }, "the messages of the day are used up, this one waits for tomorrow");
  await jobs.send(database.db, name, message, { startAt: tomorrow });
}

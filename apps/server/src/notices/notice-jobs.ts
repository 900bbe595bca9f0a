import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { Result } from "@sampan/domain/result";
import type { JobData } from "../jobs/jobs.ts";
import type { Needs } from "../needs.ts";
import { findNoticeToSend } from "./notice-queries.ts";
import { wordNotice } from "./word-notice.ts";

/**
 * Carries a notice to a customer who is not looking: by mail when there is an address and a sender, else by
 * text message. Asks for another job, so that a carrier that fails is tried again without the rest. [BO-53]
 */
export async function sendNotice(
  needs: Needs,
  { notice_id }: JobData["notify-customer"],
): Promise<void> {
  const { db } = needs.database;
  const notice = await findNoticeToSend(db, notice_id);
  if (!notice) return;
  const language = notice.language ?? needs.settings.at(needs.clock()).default_language;
  const { title, body } = wordNotice(needs, notice, language);
  if (notice.email !== null && needs.mail) {
    const text = `${body}\n\n${needs.config.publicUrl}${notice.link}\n`;
    await needs.jobs.send(db, "send-mail", { to: notice.email, subject: title, text });
  } else if (notice.mobile !== null && needs.sms) {
    const text = needs.say(language, "messages.sms", { title, body });
    await needs.jobs.send(db, "send-sms", { to: notice.mobile, text });
  }
}

/** Hands a text message to the carrier. Throws when it could not, so that the queue tries again. */
export async function sendSms(
  needs: Pick<Needs, "sms">,
  message: JobData["send-sms"],
): Promise<void> {
  if (!needs.sms)
    throw new Error("Text messages are switched off: their sender has no credentials.");
  failUnlessSent(await needs.sms.sendSms(message));
}

/** Hands a mail to the mail server, likewise. */
export async function sendMail(
  needs: Pick<Needs, "mail">,
  message: JobData["send-mail"],
): Promise<void> {
  if (!needs.mail) throw new Error("Mail is switched off: its sender has no credentials.");
  failUnlessSent(await needs.mail.sendMail(message));
}

function failUnlessSent(sent: Result<unknown, SourceFailure>): void {
  if (sent.ok) return;
  const { source, code, detail, cause } = sent.error;
  throw new Error(`${source}: ${code}: ${detail}`, { cause });
}

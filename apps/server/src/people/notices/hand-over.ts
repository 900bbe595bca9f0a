import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { Mail, Sms } from "@sampan/connectors/messages/senders";
import type { Result } from "@sampan/domain/kernel/result";
import type { Needs } from "../../kernel/needs.ts";
import { countMessage } from "./message-queries.ts";

export type Handing = Pick<Needs, "sms" | "mail" | "database" | "clock" | "limits">;

/** A code is bounded where it is asked for, and is worth nothing tomorrow: it counts, and always goes out. */
export type Urgency = "now" | "can_wait";

/**
 * Hands a text message to the carrier. Answers false when the day's messages are used up and it can wait;
 * throws when the carrier took it not, so that the queue tries again. A try counts whatever becomes of it.
 * [BO-53]
 */
export async function handOverSms(needs: Handing, sms: Sms, urgency: Urgency): Promise<boolean> {
  if (!needs.sms)
    throw new Error("Text messages are switched off: their sender has no credentials.");
  if (!(await mayLeave(needs, "sms", urgency))) return false;
  failUnlessSent(await needs.sms.sendSms(sms));
  return true;
}

/** Hands a mail to the mail server, likewise. */
export async function handOverMail(needs: Handing, mail: Mail, urgency: Urgency): Promise<boolean> {
  if (!needs.mail) throw new Error("Mail is switched off: its sender has no credentials.");
  if (!(await mayLeave(needs, "mail", urgency))) return false;
  failUnlessSent(await needs.mail.sendMail(mail));
  return true;
}

function mayLeave(
  { database, clock, limits }: Handing,
  channel: "sms" | "mail",
  urgency: Urgency,
): Promise<boolean> {
  const most = { sms: limits.sms_per_day, mail: limits.mails_per_day }[channel];
  return countMessage(
    database.db,
    { channel, most: urgency === "now" ? undefined : most },
    clock(),
  );
}

function failUnlessSent(sent: Result<unknown, SourceFailure>): void {
  if (sent.ok) return;
  const { source, code, detail, cause } = sent.error;
  throw new Error(`${source}: ${code}: ${detail}`, { cause });
}

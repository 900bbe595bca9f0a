import type { Language } from "@sampan/domain/kernel/language";
import type { NoticeValues } from "@sampan/domain/people/notices/notice-kinds";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { wordNotice } from "../notices/word-notice.ts";
import type { Reachable } from "./contact-queries.ts";

type ChangeKind =
  | "password_changed"
  | "mobile_changed"
  | "email_changed"
  | "log_in_linked"
  | "log_in_unlinked";

interface Change<Kind extends ChangeKind> {
  readonly accountId: number;
  /** How the account was reached before the change. */
  readonly former: Reachable;
  readonly kind: Kind;
  readonly values: NoticeValues[Kind];
  /** Of the request, for an account that chose none. */
  readonly language: Language;
  readonly now: Date;
}

/** Where somebody finds help whose account was changed by another. */
const link = "/resetPassword";

/**
 * Tells an account that what opens it has changed: in its list, and at once by mail and by text message to the
 * contacts it had before, since the new one may be a thief's.
 */
export async function tellOfChange<Kind extends ChangeKind>(
  db: Db,
  { accountId, former, kind, values, now, ...change }: Change<Kind>,
  needs: Pick<Needs, "config" | "jobs" | "mail" | "say" | "sms">,
): Promise<void> {
  const { config, jobs, mail, say, sms } = needs;
  await notifyCustomer(db, jobs, { accountId, kind, values, link, now });
  const language = former.language ?? change.language;
  const { title, body } = wordNotice(needs, { kind, subject_values: values }, language);
  if (former.email !== null && mail) {
    const text = `${body}\n\n${config.publicUrl}${link}\n`;
    await jobs.send(db, "send-mail", { to: former.email, subject: title, text });
  }
  if (former.mobile !== null && sms) {
    const text = say(language, "messages.sms", { title, body });
    await jobs.send(db, "send-sms", { to: former.mobile, text });
  }
}

import { createHash } from "node:crypto";
import type { JobData } from "../../kernel/jobs/jobs.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findNoticeToSend, nameOf, type NoticeNamed } from "./notice-queries.ts";
import { wordNotice } from "./word-notice.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    /** Names the notice alone: to whom it goes is read when it goes, so that whoever unlinked gets none. */
    "send-line": NoticeNamed;
  }
}

type Sending = Pick<Needs, "line" | "database" | "say" | "config" | "settings" | "clock" | "log">;

/**
 * Sends a notice to the account at LINE that its reader linked, beside the ways it goes anyway. When the month's messages
 * are used up it is left out: it stays in the list, and its mail or text message went. Throws when LINE fails, so that
 * the queue tries again, under the same key, which sends nothing twice. [BO-53]
 */
export async function sendLine(needs: Sending, named: JobData["send-line"]): Promise<void> {
  const { line, log } = needs;
  const notice = await findNoticeToSend(needs.database.db, named);
  const to = notice?.line_subject;
  if (!line || !notice || !to) return;
  if (await isUsedUp(line, false)) return leaveOut(needs, "the month's LINE messages are used up");
  const language = notice.language ?? needs.settings.at(needs.clock()).default_language;
  const { title, body } = wordNotice(needs, notice, language);
  const page = `${needs.config.publicUrl}${notice.link}`;
  const text = `${title}\n${body}\n\n${page}`;
  const sent = await line.push({ to, text, retryKey: retryKeyOf(named) });
  if (sent.ok) return;
  const { code, detail } = sent.error;
  if (code === "too_many_calls" && (await isUsedUp(line, true)))
    return leaveOut(needs, "the month's LINE messages are used up");
  // Somebody who left our account, or never was its friend.
  if (code === "rejected") return leaveOut(needs, detail);
  log.warn({ failure: sent.error }, "a LINE message was not taken");
  throw new Error(`line-messages: ${code}: ${detail}`);
}

async function isUsedUp(line: NonNullable<Needs["line"]>, isAnew: boolean): Promise<boolean> {
  const left = await line.messagesLeft({ isAnew });
  return left.ok && left.value !== undefined && left.value <= 0;
}

const leaveOut = ({ log }: Sending, why: string): void =>
  log.warn({ why }, "a LINE message was left out");

/** A UUID of the notice: whichever process sends it, and however often. */
function retryKeyOf(named: NoticeNamed): string {
  const hex = createHash("sha256")
    .update(`line notice ${nameOf(named)}`)
    .digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}

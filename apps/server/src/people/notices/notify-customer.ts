import { randomBytes } from "node:crypto";
import {
  reachesAway,
  type NoticeKind,
  type NoticeValues,
} from "@sampan/domain/people/notices/notice-kinds";
import type { Db } from "../../kernel/db/db.ts";
import { sendSoon } from "../../kernel/db/send-soon.ts";
import type { Jobs } from "../../kernel/jobs/jobs.ts";
import { newNotice } from "./notice-queries.ts";

export interface NoticeToWrite<Kind extends NoticeKind> {
  readonly accountId: number;
  readonly kind: Kind;
  readonly values: NoticeValues[Kind];
  /** Path of the page it speaks of. */
  readonly link: string;
  readonly now: Date;
}

/**
 * Tells a customer something, in the caller's transaction: a row in their list, and for what must not be
 * missed a mail or text message once the transaction has settled. Only facts are stored; the words are
 * chosen when someone reads them, in the reader's language. [BO-53]
 */
export async function notifyCustomer<Kind extends NoticeKind>(
  db: Db,
  jobs: Jobs,
  { accountId, kind, values, link, now }: NoticeToWrite<Kind>,
): Promise<void> {
  // Named here, so that the job that carries it is asked for without waiting for its row.
  const key = randomBytes(10).toString("hex");
  const written = JSON.stringify(values);
  await sendSoon(db, newNotice({ key, accountId, kind, values: written, link, now }));
  if (reachesAway(kind)) await jobs.send(db, "notify-customer", { notice_key: key });
}

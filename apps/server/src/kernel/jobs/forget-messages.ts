import { sql } from "kysely";
import type { Db } from "../db/db.ts";

/**
 * Removes messages to somebody who is erased from the queues, sent ones included: the queues keep what they
 * did for a while. Where no queues were opened there is nothing to remove. [ACC-35]
 */
export async function forgetMessages(db: Db, contacts: readonly string[]): Promise<void> {
  const { rows } = await sql<{ has_queues: boolean }>`
    select to_regclass('pgboss.job') is not null as has_queues`.execute(db);
  if (rows[0]?.has_queues !== true || contacts.length === 0) return;
  await sql`
    delete from pgboss.job
     where name in ('send-sms', 'send-mail', 'send-captcha')
       and data ->> 'to' = any(${contacts})`.execute(db);
}

import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

interface NewMessage {
  readonly message_id: string;
  readonly type: string;
  readonly order_numbers: readonly string[];
  readonly text: string;
}

/** Stores messages before anybody works at them; those that came before are left out. Answers how many were new. */
export async function storeMessages(
  db: Db,
  messages: readonly NewMessage[],
  now: Date,
): Promise<number> {
  if (messages.length === 0) return 0;
  const stored = await db
    .insertInto("wire_messages")
    .values(
      messages.map(({ message_id, type, order_numbers, text }) => ({
        message_id,
        type,
        order_numbers: JSON.stringify(order_numbers),
        body: text,
        received_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column("message_id").doNothing())
    .returning("message_id")
    .execute();
  return stored.length;
}

/** Messages that nobody has looked at, the oldest first, held until the transaction ends. */
export const holdWaitingMessages = (
  db: Db,
  limit: number,
): Promise<readonly { message_id: string; order_numbers: string[]; received_at: Date }[]> =>
  db
    .selectFrom("wire_messages")
    .select(["message_id", "order_numbers", "received_at"])
    .where("outcome", "is", null)
    .orderBy("received_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const settleMessages = (
  db: Db,
  messages: readonly { readonly message_id: string }[],
  outcome: "ours" | "foreign",
): Promise<unknown> => {
  const ids = messages.map(({ message_id }) => message_id);
  return db
    .updateTable("wire_messages")
    .set({ outcome })
    .where(sql<boolean>`message_id = any(${ids}::text[])`)
    .execute();
};

export const deleteMessagesBefore = (db: Db, before: Date): Promise<unknown> =>
  db
    .deleteFrom("wire_messages")
    .where("received_at", "<", before)
    .where("outcome", "is not", null)
    .execute();

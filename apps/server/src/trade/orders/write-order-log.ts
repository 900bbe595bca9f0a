import type { Db } from "../../kernel/db/db.ts";
import { prepareInsert } from "../../kernel/db/prepare-insert.ts";
import { sendSoon } from "../../kernel/db/send-soon.ts";

export interface OrderActor {
  readonly kind: "customer" | "staff" | "system";
  /** Name of a staff member; customers and the system have none. */
  readonly name?: string;
}

export interface OrderLogEntry {
  readonly orderId: number;
  readonly biz_code: number;
  readonly actor: OrderActor;
  /** Facts by name. Words are chosen when the log is read, in the reader's language. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Writes what happened to an order, in the transaction of the act itself. [ORD-19] */
export const writeOrderLog = (
  db: Db,
  { orderId, biz_code, actor, content, now }: OrderLogEntry,
): Promise<void> =>
  sendSoon(
    db,
    newEntry({
      order_id: orderId,
      biz_code,
      actor_kind: actor.kind,
      actor: actor.name ?? "",
      content: JSON.stringify(content),
      at: now,
    }),
  );

const newEntry = prepareInsert("trade_logs", [
  "order_id",
  "biz_code",
  "actor_kind",
  "actor",
  "content",
  "at",
]);

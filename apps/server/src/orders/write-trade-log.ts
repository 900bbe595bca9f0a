import type { Db } from "../db/db.ts";
import { prepare, type ValueOf } from "../db/prepare.ts";
import { sendSoon } from "../db/send-soon.ts";

export interface TradeActor {
  readonly kind: "customer" | "staff" | "system";
  /** Name of a staff member; customers and the system have none. */
  readonly name?: string;
}

export interface TradeLogEntry {
  readonly orderId: number;
  readonly biz_code: number;
  readonly actor: TradeActor;
  /** Facts by name. Words are chosen when the log is read, in the reader's language. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Writes what happened to an order, in the transaction of the act itself. [ORD-19] */
export const writeTradeLog = (
  db: Db,
  { orderId, biz_code, actor, content, now }: TradeLogEntry,
): Promise<void> =>
  sendSoon(
    db,
    entry({
      orderId,
      biz_code,
      actorKind: actor.kind,
      actor: actor.name ?? "",
      content: JSON.stringify(content),
      now,
    }),
  );

interface Entry {
  readonly orderId: number;
  readonly biz_code: number;
  readonly actorKind: TradeActor["kind"];
  readonly actor: string;
  readonly content: string;
  readonly now: Date;
}

const entry = prepare((db, value: ValueOf<Entry>) =>
  db.insertInto("trade_logs").values({
    order_id: value("orderId"),
    biz_code: value("biz_code"),
    actor_kind: value("actorKind"),
    actor: value("actor"),
    content: value("content"),
    at: value("now"),
  }),
);

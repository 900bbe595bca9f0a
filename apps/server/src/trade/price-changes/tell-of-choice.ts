import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import type { LockedItem } from "../orders/lock-items.ts";
import type { LockedOrder } from "../orders/lock-order.ts";
import { type OrderActor, writeOrderLog } from "../orders/write-order-log.ts";

interface Asking {
  readonly actor: OrderActor;
  readonly due_at: Date;
  readonly now: Date;
}

/** Notes that a customer is asked about another option, and asks them: until when they may answer. */
export async function askChoice(
  db: Db,
  jobs: Needs["jobs"],
  { oid, order }: Pick<LockedItem, "oid" | "order">,
  { actor, due_at, now }: Asking,
): Promise<void> {
  const biz_code = orderLogCodes.choice_asked;
  await writeOrderLog(db, { orderId: order.id, biz_code, actor, content: { oid }, now });
  await notifyCustomer(db, jobs, {
    accountId: order.account_id,
    kind: "choice_asked",
    values: { tid: order.tid, until: formatWireTime(due_at, order.region).slice(0, 16) },
    link: `/orderDetailOwn?tid=${order.tid}`,
    now,
  });
}

/** Tells a customer what became of another option without an answer of theirs. */
export const tellOfChoice = (
  db: Db,
  jobs: Needs["jobs"],
  { account_id, tid }: Pick<LockedOrder, "account_id" | "tid">,
  { kind, now }: { readonly kind: "choice_taken" | "choice_lapsed"; readonly now: Date },
): Promise<void> =>
  notifyCustomer(db, jobs, {
    accountId: account_id,
    kind,
    values: { tid },
    link: `/orderDetailOwn?tid=${tid}`,
    now,
  });

import type { Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { lockOrderById } from "../../trade/orders/lock-order.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { type AnsweredBox, type BillingGroup, loadBillingGroup } from "./load-billing-group.ts";

/**
 * Holds every order that is billed together with this one until the transaction ends. While it waited, a parcel may
 * have come that links others, or an order that leaves with it; then it lets go and takes all of them, in the order
 * of their ids as everybody does, until nobody is new. Answers the group as it stands under the locks: whoever asked
 * again could find a parcel whose owner chose this way meanwhile, and whose order nobody holds. Refuses `order_unknown`.
 */
export async function holdBillingGroup(
  db: Db,
  tid: string,
  answered?: AnsweredBox,
): Promise<Result<BillingGroup, Refusal<"order_unknown">>> {
  const held = new Set<number>();
  for (;;) {
    const group = await loadBillingGroup(db, tid, answered);
    const ids = group.ok ? group.value.orders.map(({ id }) => id) : [];
    if (ids.every((id) => held.has(id))) return group;
    // What goes back to a savepoint gives its locks back as well.
    if (held.size > 0) await sql`rollback to savepoint nobody_held`.execute(db);
    else await sql`savepoint nobody_held`.execute(db);
    held.clear();
    for (const id of ids) {
      await lockOrderById(db, id);
      held.add(id);
    }
  }
}

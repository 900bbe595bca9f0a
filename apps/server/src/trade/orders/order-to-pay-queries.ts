import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import type { WantedTids } from "../../money/payments/payable-kind.ts";
import { chargesToPay, type ChargeToPay } from "../charges/find-charges.ts";

export interface OrderToPay {
  readonly id: number;
  readonly tid: string;
  readonly status: number;
  readonly pay_mode: string;
  readonly coupon_id: number | null;
  readonly charges: readonly ChargeToPay[];
}

/**
 * Whatever these tids name that is an order of this customer, with everything its first payment is reckoned from, each
 * looked up by its key (decision 40).
 */
export const ordersNamed = prepare((db, value: ValueOf<WantedTids>) =>
  db
    .selectFrom(
      sql<{ tid: string }>`unnest((select ${value("tids")}::text[]))`.as<"wanted">(
        sql`wanted(tid)`,
      ),
    )
    .innerJoinLateral(
      (from) =>
        orderToPay(db)
          .where("tid", "=", from.ref("wanted.tid"))
          // A key finds one; said aloud, it keeps this a lookup (decision 40).
          .limit(1)
          .as("found"),
      (join) => join.onTrue(),
    )
    .selectAll("found")
    .where("found.account_id", "=", value("accountId")),
);

const orderToPay = (db: Db) =>
  db
    .selectFrom("orders")
    .select(["id", "tid", "status", "pay_mode", "coupon_id", "account_id"])
    .select((order) =>
      jsonArrayFrom(chargesToPay(db).whereRef("charge.order_id", "=", order.ref("orders.id"))).as(
        "charges",
      ),
    );

import type { Rate } from "@sampan/domain/kernel/money";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ValueOf } from "../../kernel/db/prepare.ts";

export interface PaidCharges {
  /** Each with what it came to, cents of the payment currency. */
  readonly charges: readonly { readonly id: number; readonly amount: number }[];
  readonly rate: Rate;
  readonly now: Date;
}

/**
 * Charges of an order as they were paid, for the statement that moves it: what they came to, when, at which rate.
 * The order is named although the ids would do: by it they are few for the planner, whose plan of a young house
 * would read all charges there are. [MONEY-12]
 */
export const paidCharges = (value: ValueOf<PaidValues>): RawBuilder<{ id: number }> => sql`
  update order_charges charge
     set amount = paid.amount,
         rate_e6 = case when charge.cny is not null then ${value("rate")}::bigint end,
         paid_at = ${value("paidAt")}
    from unnest(${value("chargeIds")}::bigint[], ${value("chargeAmounts")}::bigint[]) as paid (id, amount)
   where charge.order_id = ${value("orderId")} and charge.id = paid.id
  returning charge.id
`;

interface PaidValues {
  readonly orderId: number;
  readonly chargeIds: readonly number[];
  readonly chargeAmounts: readonly number[];
  readonly rate: Rate;
  readonly paidAt: Date;
}

/** What stands in that part. */
export const paidValues = (orderId: number, { charges, rate, now }: PaidCharges): PaidValues => ({
  orderId,
  chargeIds: charges.map(({ id }) => id),
  chargeAmounts: charges.map(({ amount }) => amount),
  rate,
  paidAt: now,
});

/** The charges of a bill are paid with it; those that an advance covers were before. */
export async function markBilledChargesPaid(db: Db, billId: number, now: Date): Promise<void> {
  await db
    .updateTable("order_charges")
    .set({ paid_at: now })
    .where("bill_id", "=", billId)
    .where("paid_at", "is", null)
    .execute();
}

/** A difference in goods is paid. */
export async function markBalanceDuePaid(db: Db, balanceDueId: number, now: Date): Promise<void> {
  await db
    .updateTable("order_charges")
    .set({ paid_at: now })
    .where("supplement_id", "=", balanceDueId)
    .execute();
}

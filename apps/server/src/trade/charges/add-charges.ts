import type { ChargeKind } from "@sampan/domain/kernel/charge-kinds";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/**
 * Charges of a new order as part of the statement that writes what they are for, which calls the seller it writes
 * `seller (id)` and the lines `line (id, sku_id)`; `charges` are written as JSON and name
 * their line by its sku.
 */
export const chargesBeside = (
  orderId: RawBuilder<number>,
  charges: RawBuilder<string>,
): RawBuilder<unknown> => sql`
  insert into order_charges (order_id, kind, instalment, sell_order_id, item_id, cny, amount, reason)
  select ${orderId}::bigint, charge.kind, charge.instalment, seller.id, line.id, charge.cny, charge.amount, charge.reason
    from jsonb_to_recordset(${charges}::jsonb) as charge (
           kind text, instalment text, seller text, line bigint, cny bigint, amount bigint, reason jsonb
         )
    left join seller on charge.seller is not null
    left join line on line.sku_id = charge.line
   order by line.id
`;

/** What a freight bill charges one of its orders; cents of the payment currency. */
export interface BilledCharge {
  readonly order_id: number;
  readonly bill_id: number;
  readonly kind: Extract<
    ChargeKind,
    "international_freight" | "local_freight" | "warehouse" | "other"
  >;
  readonly amount: number;
  readonly original_amount: number;
  readonly figures: Readonly<Record<string, string | number>>;
}

/** A charge of a bill; paid at once where the bill is covered by what was paid in advance. */
export async function addBilledCharge(
  db: Db,
  { figures, ...charge }: BilledCharge,
  paid_at: Date | null,
): Promise<void> {
  const reason = JSON.stringify({ figures });
  await db
    .insertInto("order_charges")
    .values({ ...charge, instalment: "second", reason, paid_at })
    .execute();
}

/** A difference that staff ask for, with their words, of one line where it is; cents of the payment currency. */
export async function addBalanceDueCharge(
  db: Db,
  asked: {
    order_id: number;
    item_id: number | null;
    supplement_id: number;
    amount: number;
    words: string;
  },
): Promise<void> {
  const { words, ...charge } = asked;
  const reason = JSON.stringify({ figures: { words } });
  await db
    .insertInto("order_charges")
    .values({ ...charge, kind: "supplement", instalment: "supplement", reason })
    .execute();
}

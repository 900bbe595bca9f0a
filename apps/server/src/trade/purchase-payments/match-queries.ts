import type {
  BillMovement,
  Covered,
  RecordedPurchase,
} from "@sampan/domain/trade/purchase-payments/payment-shapes";
import type { MatchedBy } from "@sampan/domain/trade/purchase-payments/payment-difference";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface PurchaseRow extends RecordedPurchase {
  /** Who wrote it down first; null for purchases from before anybody asked. */
  readonly buyer_id: number | null;
}

/** What buyers recorded since then, by number, with what sellers gave back of it. CNY cents. */
export async function selectPurchases(db: Db, since: Date): Promise<readonly PurchaseRow[]> {
  const { rows } = await sql<{
    number: string;
    cost: number | null;
    buyer_id: number | null;
    bought_at: Date;
    returned: number;
    returned_at: Date | null;
    pay_numbers: string[] | null;
  }>`
    with back as (
      select item_id, sum(seller_amount) as amount, max(seller_at) as at
        from refunds
       where seller_amount is not null
       group by item_id
    ),
    paid as (
      select wire.sell_order_id, array_agg(purchase.pay_no) as numbers
        from wire_purchases purchase join wire_orders wire on wire.id = purchase.wire_order_id
       where purchase.pay_no <> '' and purchase.placed_at > ${since}
       group by wire.sell_order_id
    )
    select item.out_oid as number,
           case when count(*) = count(item.cost) then sum(item.cost)::bigint end as cost,
           (array_agg(item.bought_by order by item.bought_at, item.id))[1] as buyer_id,
           min(item.bought_at) as bought_at,
           coalesce(sum(back.amount), 0)::bigint as returned,
           max(back.at) as returned_at,
           min(paid.numbers) as pay_numbers
      from order_items item
      left join back on back.item_id = item.id
      left join paid on paid.sell_order_id = item.sell_order_id
     where item.bought_at > ${since} and item.out_oid <> ''
     group by item.out_oid
  `.execute(db);
  return rows.map(({ bought_at, returned_at, pay_numbers, ...row }) => ({
    ...row,
    pay_numbers: pay_numbers ?? [],
    bought_ms: bought_at.getTime(),
    returned_ms: returned_at && returned_at.getTime(),
  }));
}

export interface MovementRow extends BillMovement {
  readonly imported_by: number;
}

/** What bills moved since then, in the order of time. */
export async function selectMovementsSince(db: Db, since: Date): Promise<readonly MovementRow[]> {
  const rows = await db
    .selectFrom("purchase_movements as movement")
    .innerJoin("purchase_bills as bill", "bill.id", "movement.bill_id")
    .select([
      "movement.id",
      "movement.kind",
      "movement.trade_no",
      "movement.merchant_no",
      "movement.amount",
      "movement.moved_at",
      "bill.imported_by",
    ])
    .where("movement.moved_at", ">", since)
    .orderBy("movement.moved_at")
    .orderBy("movement.id")
    .execute();
  return rows.map(({ id, moved_at, ...row }) => ({
    ...row,
    id: String(id),
    moved_ms: moved_at.getTime(),
  }));
}

/**
 * From when until when the bills of all accounts were brought, those left out that nobody has brought one of since
 * `recently`; null before the first.
 */
export async function findCovered(db: Db, recently: Date): Promise<Covered | null> {
  const { rows } = await sql<{ from: Date | null; until: Date | null }>`
    select max(began_at) as from, min(ended_at) as until
      from (select min(began_at) as began_at, max(ended_at) as ended_at
              from purchase_bills
             group by account
            having max(imported_at) > ${recently}) as account
  `.execute(db);
  const [row] = rows;
  return row?.from && row.until
    ? { from_ms: row.from.getTime(), until_ms: row.until.getTime() }
    : null;
}

interface Matched {
  readonly id: string;
  readonly number: string;
  readonly by: MatchedBy;
}

/** Writes beside movements which purchase each is, or that it is none's any more, where that changed. */
export async function writeMatches(
  db: Db,
  since: Date,
  matches: readonly Matched[],
): Promise<void> {
  await sql`
    update purchase_movements movement
       set out_oid = coalesce(now.number, ''), matched_by = now.by
      from purchase_movements own
      left join jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as now (id bigint, number text, by text)
        on now.id = own.id
     where movement.id = own.id
       and own.moved_at > ${since}
       and (own.out_oid, own.matched_by) is distinct from (coalesce(now.number, ''), now.by)
  `.execute(db);
}

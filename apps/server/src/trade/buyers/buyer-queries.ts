import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { lineCost, linePaid } from "../purchases/line-margin-sql.ts";

/** After the customer's payment: what is bought later is late. */
const promised = sql`interval '24 hours'`;

/** Lines that were bought since then, with what was paid for them and what they cost. */
const boughtSince = (since: Date) => sql`
  line as (
    select item.id, item.out_oid, item.order_id, item.sell_order_id, item.bought_by, item.bought_at,
           item.num - item.refund_num as pieces,
           item.bought_at > orders.pay_time + ${promised} as is_late,
           ${lineCost} as cost,
           ${linePaid} as paid
      from order_items item
      join orders on orders.id = item.order_id
      join sell_orders sell on sell.id = item.sell_order_id
     where item.bought_at > ${since} and item.out_oid <> ''
  )`;

export interface BuyerRow {
  readonly email: string;
  readonly name: string;
  readonly purchases: number;
  readonly orders: number;
  readonly pieces: number;
  readonly lines: number;
  readonly late: number;
  readonly costless: number;
  readonly paid_cny: number;
  readonly cost_cny: number;
  readonly mistakes: number;
}

/** Everybody who bought since then, who bought most in front. */
export async function selectBuyers(db: Db, since: Date): Promise<readonly BuyerRow[]> {
  const { rows } = await sql<BuyerRow>`
    with ${boughtSince(since)},
    mistake as (
      select line.bought_by, count(distinct difference.id) as count
        from payment_differences difference
        join line on line.out_oid = difference.out_oid
       where difference.out_oid <> '' and difference.found_at > ${since} and difference.state <> 'gone'
       group by line.bought_by
    )
    select staff.email, staff.name,
           count(distinct line.out_oid) as purchases, count(distinct line.order_id) as orders,
           sum(line.pieces)::bigint as pieces, count(*) as lines,
           count(*) filter (where line.is_late) as late,
           count(*) filter (where line.cost is null) as costless,
           coalesce(sum(line.paid) filter (where line.cost is not null), 0)::bigint as paid_cny,
           coalesce(sum(line.cost), 0)::bigint as cost_cny,
           coalesce(min(mistake.count), 0)::bigint as mistakes
      from line
      join staff_members staff on staff.id = line.bought_by
      left join mistake on mistake.bought_by = line.bought_by
     group by staff.id
     order by lines desc, staff.name
     limit 200
  `.execute(db);
  return rows;
}

export interface MadeRow {
  readonly number: string;
  readonly order_tid: string;
  readonly shop_name: string;
  readonly buyer: string;
  readonly bought_at: Date;
  readonly pieces: number;
  readonly cost_cny: number | null;
  readonly paid_cny: number;
  readonly total: number;
}

interface Window {
  readonly order_by: "latest" | "margin";
  readonly limit: number;
  readonly offset: number;
}

/** A page of what was bought since then, by number. Without a cost there is no margin, and it comes last. */
export async function selectMade(
  db: Db,
  since: Date,
  { order_by, limit, offset }: Window,
): Promise<readonly MadeRow[]> {
  const margin = sql`(paid_cny - cost_cny) nulls last,`;
  const { rows } = await sql<MadeRow>`
    with ${boughtSince(since)},
    made as (
      select out_oid as number, min(id) as first_id, min(bought_at) as bought_at,
             sum(pieces)::bigint as pieces, sum(paid)::bigint as paid_cny,
             case when count(*) = count(cost) then sum(cost)::bigint end as cost_cny
        from line
       group by out_oid
    ),
    shown as (
      select made.*, count(*) over () as total
        from made
       order by ${order_by === "margin" ? margin : sql``} bought_at desc, number
       limit ${limit} offset ${offset}
    )
    select shown.number, orders.tid as order_tid, sell.shop_name, coalesce(staff.name, '') as buyer, shown.bought_at,
           shown.pieces, shown.cost_cny, shown.paid_cny, shown.total
      from shown
      join order_items item on item.id = shown.first_id
      join orders on orders.id = item.order_id
      join sell_orders sell on sell.id = item.sell_order_id
      left join staff_members staff on staff.id = item.bought_by
     order by ${order_by === "margin" ? margin : sql``} shown.bought_at desc, shown.number
  `.execute(db);
  return rows;
}

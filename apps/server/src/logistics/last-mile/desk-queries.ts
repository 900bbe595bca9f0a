import type { LastMileTrouble } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import type { LastMileWay } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import type { ShippingOrderState } from "@sampan/domain/logistics/last-mile/shipping-order-state";
import type { ShippingStep } from "@sampan/domain/logistics/last-mile/shipping-step";
import type { TransportState } from "@sampan/domain/logistics/parcels/package-state";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface DeskRow {
  readonly tid: string;
  readonly uid: string;
  readonly transport_state: TransportState;
  readonly consignee: string;
  readonly way: LastMileWay;
  readonly store_name: string;
  readonly trouble: LastMileTrouble | "";
  readonly answer_by: Date | null;
  readonly ended_at: Date | null;
  readonly trade_no: string | null;
  readonly state: ShippingOrderState | null;
  readonly reason: string | null;
  readonly step: ShippingStep | null;
  readonly step_at: Date | null;
  readonly number: string | null;
  readonly asked_at: Date | null;
}

export type DeskView = "to_hand_in" | "troubled" | "under_way" | "ended";

const isTroubled = sql`(
  choice.trouble <> ''
  or latest.state in ('refused', 'unclear')
  or latest.state = 'made' and latest.step in ('address_wrong', 'store_closed', 'uncollected', 'refused', 'returning', 'returned')
)`;
const conditions: Readonly<Record<DeskView, RawBuilder<unknown>>> = {
  to_hand_in: sql`choice.ended_at is null and latest.state = 'made' and latest.handed_in_at is null and not ${isTroubled}`,
  troubled: sql`choice.ended_at is null and ${isTroubled}`,
  under_way: sql`choice.ended_at is null and latest.handed_in_at is not null and not ${isTroubled}`,
  ended: sql`choice.ended_at is not null`,
};

/** Parcels of the last mile with their newest order: the longest waiting first, what has ended the latest first. */
export async function selectDesk(
  db: Db,
  {
    view,
    limit,
    offset,
  }: { readonly view: DeskView; readonly limit: number; readonly offset: number },
): Promise<{ rows: DeskRow[]; total: number }> {
  const order =
    view === "ended"
      ? sql`choice.ended_at desc, choice.package_id desc`
      : sql`choice.chosen_at, choice.package_id`;
  const { rows } = await sql<DeskRow & { total: number }>`
    select packages.tid, accounts.uid, packages.transport_state, choice.way,
           coalesce(own.address ->> 'consignee', first_order.address ->> 'consignee', '') as consignee,
           coalesce(nullif(latest.store_name, ''), choice.store_name) as store_name,
           choice.trouble, choice.answer_by, choice.ended_at,
           latest.trade_no, latest.state, latest.reason, latest.step, latest.step_at,
           coalesce(nullif(latest.payment_no, ''), latest.logistics_id) as number, latest.asked_at,
           count(*) over () as total
      from last_mile_choices choice
      join packages on packages.id = choice.package_id
      join accounts on accounts.id = packages.account_id
      left join parcel_ways own on own.package_id = packages.id
      left join lateral (
        select orders.address
          from package_items content
          join order_items item on item.id = content.item_id
          join orders on orders.id = item.order_id
         where content.package_id = packages.id
         order by orders.id
         limit 1
      ) as first_order on true
      left join lateral (
        select trade_no, state, reason, step, step_at, payment_no, logistics_id, asked_at, handed_in_at, store_name
          from shipping_orders
         where shipping_orders.package_id = choice.package_id
         order by id desc
         limit 1
      ) as latest on true
     where ${conditions[view]}
     order by ${order}
     limit ${limit}
    offset ${offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export interface CountedCarrier {
  readonly way: LastMileWay;
  readonly parcels: number;
  readonly delivered: number;
  readonly failed: number;
  readonly charge: number;
}

/** What each way brought of what was ordered since then, and what it took. Cents of TWD. */
export async function countCarriers(db: Db, since: Date): Promise<readonly CountedCarrier[]> {
  const { rows } = await sql<CountedCarrier>`
    select way,
           count(*)::int as parcels,
           (count(*) filter (where step = 'delivered'))::int as delivered,
           (count(*) filter (where step in ('returned', 'lost')))::int as failed,
           coalesce(sum(charge), 0)::bigint as charge
      from shipping_orders
     where state = 'made'
       and asked_at >= ${since}
     group by way
  `.execute(db);
  return rows;
}

import { sql } from "kysely";
import type { Db } from "../../../apps/server/src/kernel/db/db.ts";

/** Most that one pays by itself, and all of a day; cents of yuan. */
export interface OwnBudget {
  readonly one: number;
  readonly day: number;
}

/** What is wrong with what claims and covers paid by themselves, each as a sentence. */
export async function judgeOwnDecisions(
  db: Db,
  { one, day }: OwnBudget,
): Promise<readonly string[]> {
  const { rows: faults } = await sql<{ fault: string }>`
    with own as (
      select claim.*, item.num as ordered, item.refund_num,
             (select coalesce(sum(amount), 0) from order_charges
               where order_charges.item_id = claim.item_id and kind = 'goods' and paid_at is not null) as goods_paid
        from damage_claims claim
        join order_items item on item.id = claim.item_id
       where claim.clause is not null
    ), spent as (
      select number as what, cny, answered_at as at from own
       union all
      select 'cover ' || bill_id, cny, ended_at from delay_covers where state = 'paid' and ended_by is null
    )
    select own.number || ' was paid ' || count(*) || ' times' as fault
      from own join refunds on refunds.source = 'claim' and refunds.note = own.number
     group by own.number having count(*) <> 1
     union all
    select number || ' was paid nothing' from own where refund_id is null
     union all
    select number || ' is above the insured share' from own
     where amount > round(goods_amount * share_bp / 10000.0) or share_bp = 0
     union all
    select number || ' claims more goods than were paid' from own
     where goods_paid > 0 and goods_amount * ordered > goods_paid * num + ordered
     union all
    select item_id || ' was claimed above its pieces' from own
     group by item_id, ordered, refund_num having sum(real_num) > ordered - refund_num
     union all
    select what || ' is above the limit of one' from spent where cny > ${one}
     union all
    select 'the day until ' || what || ' paid ' || (
             select sum(cny) from spent other where other.at <= spent.at and other.at > spent.at - interval '1 day')
      from spent
     where (select sum(cny) from spent other where other.at <= spent.at and other.at > spent.at - interval '1 day') > ${day}
     union all
    select number || ' names ' || clause || ' and it does not hold' from own
     where not (case clause
             when 'weight_lost' then departed_g - arrived_g > 100 and (departed_g - arrived_g) * 100 > departed_g * 5
             when 'no_scan' then answered_at - silent_since > interval '3 days'
               and not exists (select from package_events event
                                where event.package_id = silent_parcel_id and event.at > silent_since and event.at <= answered_at)
             else about = 'damage'
               and exists (select from asked_services crate
                            where crate.id = crate_service_id and crate.state = 'done' and crate.amount > 0
                              and crate.returned_at is null and jsonb_array_length(crate.photos) = 0)
           end)
     union all
    select 'cover ' || bill_id || ' covers no delay' from delay_covers
     where state = 'paid' and (clause <> 'promise_exceeded' or over_days < 1 or amount > round(freight * share_bp / 10000.0))
  `.execute(db);
  return faults.map(({ fault }) => fault);
}

/** How many claims and covers there are of each end. */
export async function countOwnDecisions(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ what: string; count: number }>`
    select coalesce(clause, case when share_bp > 0 then 'left to people' else 'uninsured' end) as what, count(*)::int as count
      from damage_claims group by 1
     union all
    select 'late, ' || state, count(*)::int from delay_covers group by 1
     order by 1
  `.execute(db);
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

/** What went out by itself in the busiest day, cents of yuan. */
export async function busiestDay(db: Db): Promise<number> {
  const { rows } = await sql<{ cny: number }>`
    with spent as (
      select cny, answered_at as at from damage_claims where clause is not null
       union all
      select cny, ended_at from delay_covers where state = 'paid' and ended_by is null
    )
    select coalesce(max((select sum(cny) from spent other where other.at <= spent.at and other.at > spent.at - interval '1 day')), 0)::bigint as cny
      from spent
  `.execute(db);
  return rows[0]?.cny ?? 0;
}

/** What somebody was paid by claims and covers that decided themselves, in cents of their currency. */
export async function paidByItself(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select ((select coalesce(sum(amount), 0) from damage_claims where account_id = ${accountId} and clause is not null)
            + (select coalesce(sum(amount), 0) from delay_covers where account_id = ${accountId} and state = 'paid'))::bigint as paid
  `.execute(db);
  return rows[0]?.paid ?? 0;
}

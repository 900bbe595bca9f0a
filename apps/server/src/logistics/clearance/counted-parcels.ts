import { sum } from "@sampan/domain/kernel/money";
import type { CountedAtBorder } from "@sampan/domain/logistics/clearance/clearance-meter";
import { insuranceFee, type InsuranceType } from "@sampan/domain/trade/charges/insurance";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { billedFreight, billedWithTax } from "./billed-freight.ts";

/** A parcel on its way or billed, as it counts at a border, and who declared it. Cents. */
export interface CountedParcel extends CountedAtBorder {
  readonly package_id: number;
  readonly account_id: number;
  /** Of its declarant, as E.164; null where nobody was named. */
  readonly mobile: string | null;
}

interface StoredCounted {
  readonly package_id: number;
  readonly account_id: number;
  readonly mobile: string | null;
  readonly has_left: boolean;
  readonly cleared: number | null;
  readonly paid: number;
  readonly declared: number | null;
  readonly insurance: InsuranceType;
  readonly international: number;
  readonly is_tax_included: boolean;
}

interface Counting {
  readonly accountIds: readonly number[];
  /** Whose parcels count in whichever account. */
  readonly mobiles?: readonly string[];
  readonly since: Date;
}

/** What left since then for some accounts or declarants, and what of theirs is billed and has not left. */
export async function findCounted(
  db: Db,
  { accountIds, mobiles = [], since }: Counting,
): Promise<CountedParcel[]> {
  const { rows } = await sql<StoredCounted>`
    with asked (id) as materialized (
      select own.id
        from packages own
       where own.account_id = any(${[...accountIds]}::bigint[]) and own.bill_id is not null
       union
      select declaration.package_id
        from declarants declarant
        join clearances declaration on declaration.declarant_id = declarant.id
       where declarant.mobile = any(${[...mobiles]}::text[])
         and declaration.state <> 'replaced'
    )
    select package.id as package_id, package.account_id, clearance.mobile, left_at.at is not null as has_left,
           clearance.worth as cleared,
           goods.paid, way.declared, coalesce(way.insurance, goods.insurance) as insurance,
           ${billedFreight} as international,
           ${billedWithTax} as is_tax_included
      from asked
      join packages package on package.id = asked.id
      join bills bill on bill.id = package.bill_id
      left join lateral (
        select min(event.at) as at
          from package_events event
         where event.package_id = package.id
           and event.transport_state = 'international_shipping'
      ) as left_at on true
      left join lateral (
        select nullif(declarant.mobile, '') as mobile,
               declaration.insurance + declaration.freight
                 + (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(declaration.lines) as line) as worth
          from clearances declaration
          left join declarants declarant on declarant.id = declaration.declarant_id
         where declaration.package_id = package.id and declaration.state <> 'replaced'
      ) as clearance on true
      left join lateral (
        select own.insurance,
               nullif((select sum((line ->> 'value')::bigint)
                         from jsonb_array_elements(own.declaration) as line), 0) as declared
          from parcel_ways own
         where own.package_id = package.id
      ) as way on true
      join lateral (
        select max(orders.insurance) as insurance,
               coalesce(sum(trunc(
                 coalesce((select sum(amount - refunded) from order_charges where order_id = orders.id and item_id = item.id), 0)
                 * least(content.num, item.num - item.refund_num) / greatest(1, item.num - item.refund_num))), 0) as paid
          from package_items content
          join order_items item on item.id = content.item_id
          join orders on orders.id = item.order_id
         where content.package_id = package.id
      ) as goods on true
     where package.transport_state <> 'abandoned'
       and (left_at.at >= ${since} or left_at.at is null)
  `.execute(db);
  return rows.map(asCounted);
}

/** As it was declared to customs; what never was, as its owner declared it or as it was paid for. */
const asCounted = (row: StoredCounted): CountedParcel => ({
  package_id: row.package_id,
  account_id: row.account_id,
  mobile: row.mobile,
  has_left: row.has_left,
  is_tax_included: row.is_tax_included,
  value:
    row.cleared ??
    sum([row.declared ?? row.paid, insuranceFee(row.paid, row.insurance), row.international]),
});

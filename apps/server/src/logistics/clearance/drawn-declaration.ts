import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { ClearedLine } from "@sampan/domain/logistics/clearance/declaration";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import { type RawBuilder, sql } from "kysely";
import { billedFreight } from "./billed-freight.ts";

/** What a parcel's declaration is made of as it lies now. Amounts are cents of the payment currency. */
export interface DrawnParcel {
  readonly package_id: number;
  readonly tid: string;
  readonly account_id: number;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly transport: TransportId;
  readonly lines: readonly ClearedLine[];
  readonly insurance: InsuranceType;
  /** What was paid for the goods: insurance is a share of it. */
  readonly paid: number;
  readonly freight: number;
}

/**
 * What was paid for the pieces of each line in `package`, a parcel whose freight is billed in `bill`, and where it goes. Pieces
 * that came back are not counted; goods that were bought elsewhere count as their owner priced them, at the rate when the freight was paid.
 */
export const drawnDeclaration = sql`
  lateral (
    select jsonb_agg(jsonb_build_object(
             'oid', line.oid, 'name', line.name, 'num', line.num, 'cny', line.cny,
             'amount', line.amount, 'rate_e6', line.rate_e6) order by line.id) as lines,
           sum(line.amount) as paid,
           max(line.ordered_insurance) as ordered_insurance,
           min(line.ordered_region) as ordered_region,
           min(line.currency) as currency,
           (array_agg(line.ordered_transport order by line.order_id))[1] as ordered_transport
      from (
        select item.id, item.oid, content.num, orders.id as order_id, orders.currency,
               coalesce(declared.name, item.item_name) as name,
               orders.region as ordered_region, orders.transport as ordered_transport,
               orders.insurance as ordered_insurance,
               coalesce(charge.rate_e6, case when charge.paid is null then rate.rate_e6 end) as rate_e6,
               case when charge.paid is null then item.price * content.num
                    else trunc(charge.cny * share.of_line) end as cny,
               case when charge.paid is null then trunc(item.price * content.num * coalesce(rate.rate_e6, 0) / 1000000.0)
                    else trunc(charge.paid * share.of_line) end as amount
          from package_items content
          join order_items item on item.id = content.item_id
          join orders on orders.id = item.order_id
          cross join lateral (
            select least(content.num, item.num - item.refund_num)::numeric
                   / greatest(1, item.num - item.refund_num) as of_line
          ) as share
          left join lateral (
            select sum(amount - refunded) as paid, max(rate_e6) as rate_e6,
                   sum(trunc(cny::numeric * (amount - refunded) / nullif(amount, 0))) as cny
              from order_charges
             where order_charges.order_id = orders.id and order_charges.item_id = item.id and paid_at is not null
          ) as charge on true
          left join lateral (
            select rate_e6
              from exchange_rates
             where charge.paid is null
               and currency = orders.currency
               and valid_from <= coalesce(bill.paid_at, bill.posted_at)
             order by valid_from desc, id desc
             limit 1
          ) as rate on true
          left join lateral (
            select nullif(line ->> 'name', '') as name
              from parcel_ways own, jsonb_array_elements(own.declaration) as line
             where own.package_id = package.id and line ->> 'oid' = item.oid
             limit 1
          ) as declared on true
         where content.package_id = package.id
      ) as line
  ) as drawn on true
  left join parcel_ways own on own.package_id = package.id
  cross join lateral (
    select coalesce(own.address ->> 'region', drawn.ordered_region) as region,
           coalesce(own.transport, drawn.ordered_transport) as transport,
           coalesce(own.insurance, drawn.ordered_insurance) as insurance,
           ${billedFreight} as freight
  ) as way`;

/** The columns of `DrawnParcel`, of `package`, `drawn` and `way`. */
export const drawnColumns: RawBuilder<unknown> = sql`
  package.id as package_id, package.tid, package.account_id, way.region, drawn.currency, way.transport,
  drawn.lines, way.insurance, drawn.paid, way.freight`;

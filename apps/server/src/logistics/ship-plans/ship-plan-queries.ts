import type { SetDutyClass } from "@sampan/domain/goods/duties/duty-class";
import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import { originalLanguage } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import type { ChosenLastMile } from "@sampan/domain/logistics/last-mile/carried-choice";
import type { DeclaredLine } from "@sampan/domain/logistics/merging/declaration";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { RehearsalState } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { OrderStatus } from "@sampan/domain/trade/orders/order-state";
import { sql } from "kysely";
import { joinSetClasses, setClassColumns } from "../../goods/duties/set-class-sql.ts";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { ChosenWay } from "../merging/chosen-way.ts";

/** A parcel that lies in a warehouse unbilled, or waits to be put into a merged one with others. */
export interface LyingParcel {
  readonly id: number;
  readonly tid: string;
  readonly warehouse: Warehouse;
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly marks: string[];
  readonly created_at: Date;
  readonly region: Region;
  readonly tier: MembershipTier;
  readonly free_days: number | null;
  readonly added_days: number;
  /** It was merged from others, and is one box now. */
  readonly is_merged: boolean;
  /** What it waits to be put into. */
  readonly whole_id: number | null;
  readonly whole_tid: string | null;
  /** Of it or of what it waits to be put into. */
  readonly rehearsal: RehearsalState | null;
  /** The way that its owner chose for it or for its box, and what customs is told. */
  readonly own_way: (ChosenWay & { readonly declaration: readonly DeclaredLine[] }) | null;
  /** Days that were bought for it and for what it was merged from; cents. */
  readonly storage: number;
  /** How its owner wants it brought, and what it waits to be put into; null where they chose nothing. */
  readonly brought: (ChosenLastMile & { readonly store_name: string }) | null;
  readonly whole_brought: LyingParcel["brought"];
}

const broughtOf = (parcel: "package" | "whole") => sql`(
  select json_build_object('way', way, 'store_id', store_id, 'store_name', store_name, 'trouble', trouble)
    from last_mile_choices
   where package_id = ${sql.ref(`${parcel}.id`)} and ended_at is null)`;

export async function selectLying(db: Db, accountId: number): Promise<LyingParcel[]> {
  const { rows } = await sql<LyingParcel>`
    select package.id, package.tid, package.warehouse, package.billing, package.transport_state, package.weight_g,
           package.length_mm, package.width_mm, package.height_mm, package.marks, package.created_at,
           account.region, account.tier, package.free_days,
           (select coalesce(sum(days), 0)::int from storage_extensions where package_id = package.id) as added_days,
           exists (select from merged_parcels where package_id = package.id) as is_merged,
           whole.id as whole_id, whole.tid as whole_tid,
           (select state from rehearsals where package_id = coalesce(whole.id, package.id)) as rehearsal,
           (select json_build_object('address', address, 'express', express, 'transport', transport,
                                     'insurance', insurance, 'declaration', declaration)
              from parcel_ways
             where package_id = coalesce(whole.id, package.id)) as own_way,
           (select coalesce(sum(amount), 0)
              from storage_extensions bought
             where bought.package_id = package.id
                or bought.package_id in (select part_id from merged_parts where merged_id = package.id))::int as storage,
           ${broughtOf("package")} as brought,
           ${broughtOf("whole")} as whole_brought
      from packages package
      join accounts account on account.id = package.account_id
      left join packages whole on whole.tid = package.rel_tid and package.rel_tid <> '' and package.billing = 1
     where package.account_id = ${accountId}
       and package.bill_id is null
       and (package.billing = 3 and package.transport_state in ('arrived_at_mainland', 'waiting_to_be_sent')
            or package.billing = 1 and whole.billing = 2 and whole.bill_id is null)
     order by package.id
  `.execute(db);
  return rows;
}

/** Pieces of an ordered line in a parcel, or that it brings along; cents of the payment currency. */
export interface LyingGoods {
  readonly package_id: number;
  readonly oid: string;
  readonly num: number;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly goods_class: GoodsClass;
  readonly status: ItemStatus;
  readonly category: string | null;
  /** The class to a customs office that was set for the listing, and for its category. */
  readonly own_class: SetDutyClass | null;
  readonly kin_class: SetDutyClass | null;
  readonly order_id: number;
  readonly order_tid: string;
  readonly order_status: OrderStatus;
  readonly region: Region;
  readonly insurance: InsuranceType;
  readonly is_tax_included: boolean;
  readonly own_way: ChosenWay | null;
  /** Pieces of the line that were not refunded, and what was paid for them. */
  readonly of: number;
  readonly paid: number;
  /** The way to our warehouse, of the whole order, and what was paid for all goods of it. */
  readonly mainland: number;
  readonly order_paid: number;
}

export async function selectLyingGoods(
  db: Db,
  parcelIds: readonly number[],
  now: Date,
): Promise<LyingGoods[]> {
  const { rows } = await sql<LyingGoods>`
    with content as (
      select package_id, item_id, num from package_items where package_id = any(${[...parcelIds]}::bigint[])
       union all
      select part_id, item_id, num from merged_parts
       where part_id = any(${[...parcelIds]}::bigint[])
         and exists (select from packages part where part.id = part_id and part.billing = 1)
    )
    select content.package_id, item.oid, content.num, item.item_name, item.names, item.goods_class, item.status,
           category.name ->> ${originalLanguage}::text as category, ${setClassColumns},
           orders.id as order_id, orders.tid as order_tid, orders.status as order_status, orders.region,
           orders.insurance, orders.is_tax_included,
           case when orders.transport is not null
                then json_build_object('address', orders.address, 'express', orders.express,
                                       'transport', orders.transport, 'insurance', orders.insurance)
            end as own_way,
           item.num - item.refund_num as of,
           coalesce((select sum(amount - refunded) from order_charges where item_id = item.id), 0) as paid,
           coalesce((select sum(amount - refunded) from order_charges
                      where order_id = orders.id and kind = 'mainland_freight'), 0) as mainland,
           coalesce((select sum(amount - refunded) from order_charges
                      where order_id = orders.id and kind = 'goods'), 0) as order_paid
      from content
      join order_items item on item.id = content.item_id
      join orders on orders.id = item.order_id
      left join products product on product.id = item.product_id
      left join categories category on category.id = product.category_id
      ${joinSetClasses(now)}
     order by orders.id, item.id
  `.execute(db);
  return rows;
}

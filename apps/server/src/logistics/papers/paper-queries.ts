import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import { sql } from "kysely";
import type { NamesText, OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface PrintedBill {
  readonly id: number;
  readonly uid: string;
  readonly region: Region;
  readonly currency: PaymentCurrency;
}

/** A bill by its number, or that of a parcel on it: one customer's, or, for staff, anybody's. One that was taken back is none. */
export async function findBill(
  db: Db,
  { tid, accountId }: { readonly tid: string; readonly accountId: number | "anybody" },
): Promise<PrintedBill | undefined> {
  const isTheirs = accountId === "anybody" ? sql`true` : sql`bill.account_id = ${accountId}`;
  const { rows } = await sql<PrintedBill>`
    select bill.id, account.uid, account.region, bill.currency
      from bills bill
      join accounts account on account.id = bill.account_id
     where bill.id = coalesce(
             (select id from bills where tid = ${tid}),
             (select coalesce(whole.bill_id, package.bill_id)
                from packages package
                left join packages whole on whole.tid = package.rel_tid and package.billing = 2
               where package.tid = ${tid}))
       and bill.state <> 'cancelled'
       and ${isTheirs}
  `.execute(db);
  return rows[0];
}

export interface PrintedParcel {
  readonly tid: string;
  readonly warehouse: Warehouse;
  readonly transport: TransportId;
  readonly address: OrderAddress;
  readonly weight_g: number | null;
  readonly measured_at: Date | null;
  readonly badge: number | null;
  readonly photos: readonly string[];
  /** As its owner declared it, value in cents of the payment currency; null where they did not. */
  readonly declared:
    | readonly {
        readonly oid: string;
        readonly name: string;
        readonly material: string;
        readonly value: number;
      }[]
    | null;
  readonly contents: readonly PrintedGoods[];
}

/** Price of each piece, CNY cents. */
export interface PrintedGoods {
  readonly oid: string;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly num: number;
  readonly price: number;
}

/** What is on a bill, where it goes and how, and what is in it. */
export async function selectPrintedParcels(db: Db, billId: number): Promise<PrintedParcel[]> {
  const { rows } = await sql<PrintedParcel>`
    select package.tid, package.warehouse, package.weight_g, package.measured_at, package.photos,
           weigher.badge,
           coalesce(own.transport, goods.transport) as transport,
           coalesce(own.address, goods.address) as address,
           nullif(own.declaration, '[]'::jsonb) as declared, goods.contents
      from packages package
      left join parcel_ways own on own.package_id = package.id
      left join staff_members weigher on weigher.id = package.measured_by
      join lateral (
        select (array_agg(orders.address order by orders.id))[1] as address,
               (array_agg(orders.transport order by orders.id))[1] as transport,
               json_agg(json_build_object('oid', item.oid, 'item_name', item.item_name, 'names', item.names,
                                          'num', content.num, 'price', item.price) order by item.id) as contents
          from package_items content
          join order_items item on item.id = content.item_id
          join orders on orders.id = item.order_id
         where content.package_id = package.id
      ) as goods on true
     where package.bill_id = ${billId}
     order by package.id
  `.execute(db);
  return rows;
}

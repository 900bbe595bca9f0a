import type {
  CarrierId,
  TransportId,
  Warehouse,
} from "@sampan/domain/goods/shippability/transports";
import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { OrderStatus } from "@sampan/domain/trade/orders/order-state";
import { sql } from "kysely";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface StoredConsignment {
  readonly id: number;
  readonly tid: string;
  readonly status: OrderStatus;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly warehouse: Warehouse;
  readonly remark: string[];
  readonly address: OrderAddress | null;
  readonly express: CarrierId | null;
  readonly transport: TransportId | null;
  readonly is_tax_included: boolean;
  readonly billed_at: Date | null;
  readonly created_at: Date;
  /** When it was accepted. */
  readonly reviewed_at: Date | null;
}

/** A customer's own consignment. */
export const findConsignment = (
  db: Db,
  { tid, accountId }: { readonly tid: string; readonly accountId: number },
): Promise<StoredConsignment | undefined> =>
  db
    .selectFrom("consignments")
    .innerJoin("orders", "orders.id", "consignments.order_id")
    .select([
      "orders.id",
      "orders.tid",
      "orders.status",
      "orders.region",
      "orders.currency",
      "consignments.warehouse",
      "orders.remark",
      "orders.address",
      "orders.express",
      "orders.transport",
      "orders.is_tax_included",
      "orders.billed_at",
      "orders.created_at",
      "orders.reviewed_at",
    ])
    .where("orders.tid", "=", tid)
    .where("orders.account_id", "=", accountId)
    .executeTakeFirst();

export interface StoredConsignmentLine {
  readonly oid: string;
  readonly item_name: string;
  readonly num: number;
  readonly price: number;
  readonly goods_class: GoodsClass;
  readonly pictures: string[];
  readonly status: ItemStatus;
  readonly arrived_num: number;
  readonly express_no: string;
  /** The parcel that came under the number; null until then. */
  readonly parcel_tid: string | null;
  readonly received_at: Date | null;
}

/**
 * The parcel brought the line: a number that ended without having come is free, and what comes under it later is somebody
 * else's.
 */
const holdsLine = sql<boolean>`parcel.id in (
  select package_id from package_items where item_id = item.id
   union all
  select part_id from merged_parts where item_id = item.id)`;

/** What a consignment forecasts, line by line, with what became of it. */
export async function selectConsignmentLines(
  db: Db,
  orderId: number,
): Promise<readonly StoredConsignmentLine[]> {
  return db
    .selectFrom("order_items as item")
    .innerJoin("item_shipments as shipment", "shipment.item_id", "item.id")
    .leftJoin("packages as parcel", (join) =>
      join.onRef("parcel.express_no", "=", "shipment.express_no").on(holdsLine),
    )
    .select([
      "item.oid",
      "item.item_name",
      "item.num",
      "item.price",
      "item.goods_class",
      "item.pictures",
      "item.status",
      "item.arrived_num",
      "shipment.express_no",
      "parcel.tid as parcel_tid",
      "parcel.created_at as received_at",
    ])
    .where("item.order_id", "=", orderId)
    .orderBy("item.id")
    .orderBy("shipment.id")
    .execute();
}

export interface OwnExpress {
  readonly express_no: string;
  readonly tid: string;
  readonly status: OrderStatus;
  readonly received_at: Date | null;
}

/** Which of some express numbers a customer named themselves; nothing of anybody else's. */
export async function selectOwnExpress(
  db: Db,
  { accountId, numbers }: { readonly accountId: number; readonly numbers: readonly string[] },
): Promise<readonly OwnExpress[]> {
  const { rows } = await sql<OwnExpress>`
    select distinct on (shipment.express_no)
           shipment.express_no, orders.tid, orders.status, parcel.created_at as received_at
      from item_shipments shipment
      join order_items item on item.id = shipment.item_id and item.status <> 3
      join orders on orders.id = item.order_id and orders.account_id = ${accountId}
      join consignments on consignments.order_id = orders.id
      left join packages parcel on parcel.express_no = shipment.express_no and ${holdsLine}
     where shipment.express_no = any(${[...numbers]}::text[])
       and (item.status <> 15 or parcel.id is not null)
     order by shipment.express_no, orders.id desc
  `.execute(db);
  return rows;
}

export interface AwaitedLine {
  readonly oid: string;
  readonly express_no: string;
  readonly reviewed_at: Date;
}

/** Lines of consignments that were accepted before a moment, of which nothing has come. */
export async function selectAwaitedSince(db: Db, before: Date): Promise<readonly AwaitedLine[]> {
  const { rows } = await sql<AwaitedLine>`
    select item.oid,
           orders.reviewed_at,
           (select string_agg(distinct express_no, ', ') from item_shipments where item_id = item.id) as express_no
      from orders
      join order_items item on item.order_id = orders.id
     where orders.biz_attribute = 1
       and orders.status = 1
       and orders.reviewed_at <= ${before}
       and item.status = 5
       and item.arrived_num = 0
       and exists (select from item_shipments where item_id = item.id)
     order by orders.reviewed_at, item.id
  `.execute(db);
  return rows;
}

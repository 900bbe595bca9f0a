import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import { isLiveItem, type ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import { factsOfGoods, type ServedGoods } from "@sampan/domain/logistics/services/service-rules";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface ServedItem extends ServedGoods {
  readonly id: number;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string;
  readonly num: number;
}

/** A parcel as services are asked for it, with the goods in it that were not refunded. */
export interface ServedParcel {
  readonly id: number;
  readonly tid: string;
  readonly isOpen: boolean;
  readonly goods: readonly ServedItem[];
}

interface Row {
  readonly id: number;
  readonly tid: string;
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly bill_id: number | null;
  readonly marks: readonly string[];
  readonly is_merged: boolean;
  readonly is_packed: boolean;
  readonly items: readonly {
    readonly id: number;
    readonly oid: string;
    readonly item_name: string;
    readonly names: Partial<NamesText>;
    readonly image: string;
    readonly num: number;
    readonly status: ItemStatus;
    readonly goods_class: GoodsClass;
  }[];
}

/** One of a customer's own parcels; undefined for another's. */
export async function findServedParcel(
  db: Db,
  { tid, accountId }: { readonly tid: string; readonly accountId: number },
): Promise<ServedParcel | undefined> {
  const { rows } = await sql<Row>`
    select package.id, package.tid, package.billing, package.transport_state, package.bill_id, package.marks,
           merged.package_id is not null as is_merged, merged.packed_at is not null as is_packed,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'id', item.id, 'oid', item.oid, 'item_name', item.item_name, 'names', item.names,
                     'image', item.image, 'num', content.num, 'status', item.status,
                     'goods_class', item.goods_class) order by item.id), '[]')
              from package_items content
              join order_items item on item.id = content.item_id
             where content.package_id = package.id) as items
      from packages package
      left join merged_parcels merged on merged.package_id = package.id
     where package.tid = ${tid} and package.account_id = ${accountId}
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const goods = row.items
    .filter(({ status }) => isLiveItem(status))
    .map(({ status: _, goods_class, ...item }) => ({
      ...item,
      facts: factsOfGoods(goods_class, row.marks),
    }));
  return { id: row.id, tid: row.tid, isOpen: isOpen(row) && goods.length > 0, goods };
}

/** It lies on its shelf and is not billed, or it is to be packed. */
const isOpen = ({ billing, transport_state, bill_id, is_merged, is_packed }: Row): boolean =>
  bill_id === null &&
  transport_state !== "abandoned" &&
  (is_merged ? billing === 2 && !is_packed : billing === 3);

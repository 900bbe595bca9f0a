import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { listPurchases } from "@sampan/contract/trade/purchases/staff-purchases";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { Language } from "@sampan/domain/kernel/language";
import type { Db } from "../../kernel/db/db.ts";
import {
  selectPurchaseItems,
  selectSellerOrders,
  selectShipments,
  type StoredPurchaseItem,
} from "./purchase-queries.ts";

type Purchases = OutputOf<typeof listPurchases>;
type PurchaseItem = Purchases["datalist"][number]["items"][number];

/** To be bought, or bought and not wholly sent off. */
const statusesOfStage = {
  to_buy: [13],
  awaiting_seller: [4, 19, 20],
} as const satisfies Record<string, readonly ItemStatus[]>;

/** The buyer's queue, by seller. [BO-10] */
export async function listSellerOrders(
  db: Db,
  { stage, page, page_size }: InputOf<typeof listPurchases>,
  language: Language,
): Promise<Purchases> {
  const { rows, total } = await selectSellerOrders(db, {
    statuses: statusesOfStage[stage],
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  const items = await selectPurchaseItems(db, { sellOrderIds: rows.map(({ id }) => id) });
  const shown = await showItems(db, items, language);
  return {
    datalist: rows.map(({ region, ...row }) => ({
      ...row,
      id: String(row.id),
      pay_time: row.pay_time && formatWireTime(row.pay_time, region),
      items: shown.filter((_, index) => items[index]?.sell_order_id === row.id),
    })),
    total,
  };
}

/** The named lines as they stand now. */
export async function listItems(
  db: Db,
  oids: readonly string[],
  language: Language,
): Promise<PurchaseItem[]> {
  return showItems(db, await selectPurchaseItems(db, { oids }), language);
}

async function showItems(
  db: Db,
  items: readonly StoredPurchaseItem[],
  language: Language,
): Promise<PurchaseItem[]> {
  const shipments = await selectShipments(
    db,
    items.map(({ id }) => id),
  );
  return items.map(({ id, names, ...item }) => ({
    ...item,
    item_name: names[language] ?? item.item_name,
    shipments: shipments
      .filter(({ item_id }) => item_id === id)
      .map(({ express_no, carrier, num }) => ({ express_no, carrier, num })),
  }));
}

import type { WorkOrderAbout } from "@sampan/contract/shop/work-orders/work-order-shapes";
import type { WorkOrderSubject } from "@sampan/domain/shop/work-orders/work-order";
import type { Db } from "../../kernel/db/db.ts";
import { readNames } from "../../goods/translation/read-names.ts";

interface About {
  readonly kind: WorkOrderSubject;
  readonly number: string;
  readonly accountId: number;
}

/**
 * What a question is about, as it is shown beside it; undefined for what is not there, or is another customer's: both
 * look the same. [WO-01]
 */
export async function findAbout(db: Db, about: About): Promise<WorkOrderAbout | undefined> {
  switch (about.kind) {
    case "order":
    case "line":
      return findGoods(db, about);
    case "parcel":
      return bare(about, await isOwnParcel(db, about));
    case "payment":
      return bare(about, await isOwnTopup(db, about));
  }
}

const bare = ({ kind, number }: About, isOwn: boolean): WorkOrderAbout | undefined =>
  isOwn ? { kind, number, tid: number, i18n: null, image: "" } : undefined;

/** A line, or the first of an order; an order has none where nothing is bought for it. */
async function findGoods(
  db: Db,
  { kind, number, accountId }: About,
): Promise<WorkOrderAbout | undefined> {
  const found = await db
    .selectFrom("orders")
    .leftJoin("order_items as item", "item.order_id", "orders.id")
    .select(["orders.tid", "item.oid", "item.item_name", "item.names", "item.image"])
    .where("orders.account_id", "=", accountId)
    .where(kind === "line" ? "item.oid" : "orders.tid", "=", number)
    .orderBy("item.id")
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { tid, item_name, names, image } = found;
  return {
    kind,
    number,
    tid,
    i18n: item_name === null ? null : readNames(item_name, names ?? {}),
    image: image ?? "",
  };
}

async function isOwnParcel(db: Db, { number, accountId }: About): Promise<boolean> {
  const found = await db
    .selectFrom("packages")
    .select("id")
    .where("tid", "=", number)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found !== undefined;
}

async function isOwnTopup(db: Db, { number, accountId }: About): Promise<boolean> {
  const found = await db
    .selectFrom("topups")
    .select("id")
    .where("number", "=", number)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found !== undefined;
}

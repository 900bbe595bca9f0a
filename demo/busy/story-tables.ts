/**
 * The tables that hold an order's life, those first that others name. `story` says of a row `own` which order it
 * belongs to. A table that is not copied row by row is read only: the money, notices and boxes of the crowd lie in the
 * order of time and are written by the steps in `sql`.
 */
export interface StoryTable {
  readonly table: string;
  readonly story: string;
  readonly isCopied: boolean;
  /** Columns that are somebody else's in a copy, by what is written instead. `own` is the row, `crowd` the copy's order. */
  readonly instead?: Readonly<Record<string, string>>;
  /** What the copies are joined with for that. */
  readonly join?: string;
}

const ofItem = (item: string) => `(select order_id from order_items where id = ${item})`;
/** What was merged lies in its parts until it is packed, and in no part afterwards. */
const ofParcel = (parcel: string) =>
  `coalesce(
     (select min(item.order_id) from package_items held join order_items item on item.id = held.item_id where held.package_id = ${parcel}),
     (select min(item.order_id) from merged_parts part join order_items item on item.id = part.item_id
       where ${parcel} in (part.merged_id, part.part_id)))`;
const namesIt = (words: string) =>
  `(select min(story) from story_name where kind in ('tid', 'box', 'key', 'service') and position(name in ${words}) > 0)`;
const ofQuestion = (question: string) =>
  `(select orders.id from work_orders asked join orders on orders.tid = asked.about_number where asked.id = ${question})`;

const chosen =
  "left join chosen on chosen.no = crowd.no and chosen.slot = own.slot and own.story = chosen.story";
const otherwise = (column: string, of = column) => ({
  [column]: `case when chosen.no is null then own.${column} else chosen.${of} end`,
});

export const storyTables: readonly StoryTable[] = [
  {
    table: "coupons",
    story: "(select id from orders where coupon_id = own.id)",
    isCopied: true,
    instead: { key: "public_key()" },
  },
  {
    table: "orders",
    story: "own.id",
    isCopied: true,
    instead: {
      id: "crowd.order_id",
      request_id: "'crowd-' || crowd.no",
      address: "(select address from home where home.account_id = crowd.account_id)",
    },
  },
  {
    table: "sell_orders",
    story: "own.order_id",
    isCopied: true,
    join: "left join chosen on chosen.no = crowd.no and chosen.seller_slot = own.slot",
    instead: {
      ...otherwise("shop_id"),
      ...otherwise("shop_name"),
      ...otherwise("platform"),
    },
  },
  {
    table: "order_items",
    story: "own.order_id",
    isCopied: true,
    join: chosen,
    instead: {
      ...otherwise("sku_id"),
      ...otherwise("product_id"),
      ...otherwise("thid_item_id"),
      ...otherwise("platform"),
      ...otherwise("item_name"),
      ...otherwise("names"),
      ...otherwise("url"),
      ...otherwise("props"),
      image:
        "case when chosen.no is null then own.image else coalesce(nullif(chosen.picture, ''), chosen.image) end",
    },
  },
  { table: "item_shipments", story: ofItem("own.item_id"), isCopied: true },
  {
    table: "bills",
    story: `coalesce((select min(order_id) from supplements where bill_id = own.id), (select min(order_id) from order_charges where bill_id = own.id))`,
    isCopied: true,
  },
  { table: "supplements", story: "own.order_id", isCopied: true },
  { table: "order_charges", story: "own.order_id", isCopied: true },
  {
    table: "order_estimates",
    story: "own.order_id",
    isCopied: true,
    // Lines are named by their ids.
    instead: {
      goods: `(select jsonb_agg(jsonb_build_object('key', id::text, 'price', price, 'num', num) order by id)
                 from order_items where order_id = crowd.order_id)`,
    },
  },
  {
    table: "packages",
    story: ofParcel("own.id"),
    isCopied: true,
    join: "left join packed on packed.no = crowd.no",
    instead: { box_id: "case when own.box_id is not null then packed.box_id end" },
  },
  { table: "package_items", story: ofParcel("own.package_id"), isCopied: true },
  { table: "package_events", story: ofParcel("own.package_id"), isCopied: true },
  { table: "merged_parcels", story: ofParcel("own.package_id"), isCopied: true },
  { table: "merged_parts", story: ofItem("own.item_id"), isCopied: true },
  { table: "parcel_ways", story: ofParcel("own.package_id"), isCopied: true },
  { table: "rehearsals", story: ofParcel("own.package_id"), isCopied: true },
  { table: "asked_services", story: ofParcel("own.package_id"), isCopied: true },
  {
    table: "pickup_codes",
    story: ofParcel("own.package_id"),
    isCopied: true,
    instead: { code: "lpad((crowd.no * 7919 % 1000000)::text, 6, '0')" },
  },
  {
    table: "clearances",
    story: ofParcel("own.package_id"),
    isCopied: true,
    instead: {
      declarant_id:
        "case when own.declarant_id is not null then (select id from declarants where account_id = crowd.account_id) end",
    },
  },
  {
    table: "clearance_steps",
    story: `(select ${ofParcel("asked.package_id")} from clearances asked where asked.id = own.clearance_id)`,
    isCopied: true,
  },
  { table: "refunds", story: "own.order_id", isCopied: true },
  {
    table: "refund_parts",
    story: "(select order_id from refunds where id = own.refund_id)",
    isCopied: true,
  },
  { table: "damage_claims", story: "own.order_id", isCopied: true },
  { table: "work_orders", story: ofQuestion("own.id"), isCopied: true },
  { table: "work_order_entries", story: ofQuestion("own.work_order_id"), isCopied: true },
  { table: "work_order_notes", story: ofQuestion("own.work_order_id"), isCopied: true },
  { table: "trade_logs", story: "own.order_id", isCopied: true },
  { table: "transfers", story: namesIt("own.tid"), isCopied: false },
  {
    table: "ledger_entries",
    story: `(select ${namesIt("transfers.tid")} from transfers where id = own.transfer_id)`,
    isCopied: false,
  },
  {
    table: "notices",
    story: `coalesce(${namesIt("(own.subject_values::text || own.link)")}, (select min(id) from orders where own.kind = 'points_granted' and account_id = own.account_id and completed_at = own.created_at))`,
    isCopied: false,
  },
  {
    table: "boxes",
    story: `(select min(story) from story where box_id = own.id)`,
    isCopied: false,
  },
  {
    table: "audit_log",
    story: namesIt("own.object_id"),
    isCopied: false,
  },
];

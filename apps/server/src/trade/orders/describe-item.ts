import type { OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { chargeLineItemId } from "@sampan/domain/trade/charges/charge-lines";
import { multiply } from "@sampan/domain/kernel/money";
import { shownQuantity } from "@sampan/domain/trade/refunds/refund-bits";
import {
  orderedNames,
  propsNames,
  readOptionNames,
} from "../../goods/catalogue/describe-product.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import { listingIdsOf } from "./describe-destination.ts";
import type { BilledCharge } from "./explain-order.ts";
import type { ItemRow, OrderParts } from "./order-part-queries.ts";

/** One ordered line as it travels. [ORD-80] [ORD-81] */
export function describeItem(
  item: ItemRow,
  tid: string,
  shipments: OrderParts["shipments"],
): OrderItem {
  const known = readOptionNames(item);
  const props = propsNames(item.props, known);
  const listing = listingIdsOf(item);
  return {
    tid,
    oid: item.oid,
    item_id: listing.item_id,
    status: item.status,
    num: item.num,
    shown_num: shownQuantity(item),
    refund_status: item.refund_status,
    refund_real: item.refund_real,
    refund_num: item.refund_num,
    remark: "",
    supplement: 0,
    out_oid: item.out_oid,
    wholesale_item_d_o: {
      id: item.product_id ?? 0,
      item_name: item.item_name,
      props: JSON.stringify(item.props),
      size: JSON.stringify({ ...item.size_mm, weight: item.weight_g }),
    },
    i18n: readNames(item.item_name, item.names),
    props_text: props.zh,
    props_i18n: props,
    ordered_props_i18n: orderedNames(item.ordered_props, known),
    platform: item.platform,
    thid_item_id: item.thid_item_id,
    spu_id: listing.spu_id,
    url: item.url,
    image: item.image,
    pictures: item.pictures,
    goods_class: item.goods_class,
    price: item.price,
    amount: multiply(item.price, item.num),
    express: shipments
      .filter(({ item_id }) => item_id === item.id)
      .map(({ express_no, carrier, num }) => ({ express_no, carrier, num })),
  };
}

/** A charge as a line of item 9999, cents of the payment currency. [ORD-82] [ORD-83] */
export const describeChargeItem = (
  charge: BilledCharge,
  { tid, oid, name }: Record<"tid" | "oid" | "name", string>,
): OrderItem => ({
  tid,
  oid,
  item_id: String(chargeLineItemId),
  status: 0,
  num: 1,
  shown_num: 1,
  refund_status: 0,
  refund_real: 0,
  refund_num: 0,
  remark: charge.kind,
  supplement: 0,
  out_oid: "",
  wholesale_item_d_o: { id: chargeLineItemId, item_name: name, props: "{}", size: "{}" },
  i18n: { zh: name },
  props_text: "",
  props_i18n: { zh: "" },
  ordered_props_i18n: null,
  platform: 1,
  thid_item_id: "",
  spu_id: "",
  url: "",
  image: "",
  pictures: [],
  goods_class: "ordinary",
  price: charge.amount,
  amount: charge.amount,
  express: [],
});

import type { SandboxProduct } from "../catalogue-shape.ts";
import { cheapestOf, cutPage, orderProducts, type ProductOrder } from "../search/order-products.ts";
import { searchProducts } from "../search/search-products.ts";
import { wholeNumber, type TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { itemRow } from "./item-rows.ts";
import type { TaobaoAnswer } from "./taobao-answer.ts";

const PAGE_SIZE_MAX = 20;
const ORDERS: Readonly<Record<string, ProductOrder>> = {
  PRICE_ASC: { by: "price", direction: "asc" },
  PRICE_DESC: { by: "price", direction: "desc" },
  SALE_QTY_ASC: { by: "sales", direction: "asc" },
  SALE_QTY_DESC: { by: "sales", direction: "desc" },
};

/** `/traffic/item/search`: items by keyword or of one shop, at most twenty a page. */
export function searchItems(world: World, fields: TextFields): TaobaoAnswer {
  const keyword = fields["keyword"]?.trim();
  const shopId = fields["shop_id"];
  if (!keyword && !shopId) {
    return { biz_error_code: "ILLEGAL_ARGUMENT", biz_error_msg: "keyword is required" };
  }
  const { index } = world.marketplaces.taobao;
  const found = keyword
    ? searchProducts(index, keyword)
    : index.map((entry) => entry.product).filter((product) => product.shop.id === shopId);
  const offered = found
    .map((product) => world.changes.apply(product))
    .filter((product) => product.isPublished && isWithinPrices(product, fields["filters"]));
  const page_no = wholeNumber(fields["page_no"], 1, 1);
  const page_size = Math.min(PAGE_SIZE_MAX, wholeNumber(fields["page_size"], 1, 10));
  const order = ORDERS[fields["sort"] ?? ""] ?? { by: "match", direction: "desc" };
  const page = cutPage(orderProducts(offered, order), page_no, page_size);
  return {
    data: {
      page_no,
      page_size,
      data: page.rows.map((product) => itemRow(world, product, fields["language"])),
    },
  };
}

/** `filters` is a list such as `["min_price:2000","max_price:10000"]`, in fen. */
function isWithinPrices(product: SandboxProduct, filters: string | undefined): boolean {
  const limit = (name: string) => {
    const value = filters?.match(new RegExp(`${name}:(\\d+)`))?.[1];
    return value === undefined ? undefined : Number(value);
  };
  const cents = cheapestOf(product);
  return cents >= (limit("min_price") ?? 0) && cents <= (limit("max_price") ?? Infinity);
}

import { bareNumber } from "../bare-number.ts";
import type { SandboxProduct } from "../catalogue-shape.ts";
import { cheapestOf, cutPage, orderProducts, type ProductOrder } from "../search/order-products.ts";
import { searchProducts } from "../search/search-products.ts";
import { wholeNumber } from "../text-fields.ts";
import { pictureUrl } from "../world.ts";
import {
  amount,
  type AggregatorAnswer,
  isTextual,
  nothingFound,
  pageOf,
  refused,
  type Stall,
  withoutScheme,
} from "./aggregator-answer.ts";

const PAGE_SIZE = { usual: 40, most: 100 };
const ORDERS: Readonly<Record<string, ProductOrder>> = {
  bid: { by: "price", direction: "asc" },
  _bid: { by: "price", direction: "desc" },
  bid2: { by: "price", direction: "asc" },
  _bid2: { by: "price", direction: "desc" },
  sale: { by: "sales", direction: "asc" },
  _sale: { by: "sales", direction: "desc" },
};

/** `item_search`: articles by keyword; a page nobody has an article for is code 2000. */
export function searchItems(stall: Stall): AggregatorAnswer {
  const keyword = stall.fields["q"]?.trim();
  if (!keyword) return refused("4003", "q is missing");
  const found = searchProducts(stall.marketplace.index, keyword);
  return pageOfItems(stall, found, keyword);
}

/** `upload_img`: keeps a picture for a search by it. */
export async function uploadPicture(stall: Stall): Promise<AggregatorAnswer> {
  const { imgcode } = stall.fields;
  if (!imgcode) return refused("4003", "imgcode is missing");
  const bytes = Buffer.from(imgcode.replace(/^data:[^,]*,/, ""), "base64");
  const name = await stall.world.lookAlikes.keep(bytes);
  return name
    ? { error_code: "0000", reason: "ok", items: { item: { name } } }
    : refused("4003", "imgcode is not a picture");
}

/** `item_search_img`: articles that look like an uploaded picture, the closest first. */
export async function searchItemsByPicture(stall: Stall): Promise<AggregatorAnswer> {
  const found = await stall.world.lookAlikes.find(stall.fields["imgid"] ?? "", stall.name);
  return found ? pageOfItems(stall, found, "") : refused("4003", "imgid is unknown");
}

function pageOfItems(
  stall: Stall,
  found: readonly SandboxProduct[],
  keyword: string,
): AggregatorAnswer {
  const { fields, world } = stall;
  const lowest = Number(fields["start_price"] || 0) * 100;
  const highest = Number(fields["end_price"] || Infinity) * 100;
  const offered = found
    .map((product) => world.changes.apply(product))
    .filter((product) => product.isPublished)
    .filter((product) => cheapestOf(product) >= lowest && cheapestOf(product) <= highest);
  const page = wholeNumber(fields["page"], 1, 1);
  const page_size = Math.min(PAGE_SIZE.most, wholeNumber(fields["page_size"], 1, PAGE_SIZE.usual));
  const order = ORDERS[fields["sort"] ?? ""] ?? { by: "match", direction: "desc" };
  const cut = cutPage(orderProducts(offered, order), page, page_size);
  if (cut.rows.length === 0) return nothingFound("item-not-found");
  return {
    error_code: "0000",
    reason: "ok",
    items: {
      url: "",
      keyword,
      page: String(page),
      page_count: cut.pages,
      real_total_results: cut.total,
      total_results: cut.total,
      page_size,
      item: cut.rows.map((product) => itemRow(stall, product)),
    },
  };
}

function itemRow(stall: Stall, product: SandboxProduct) {
  const price = amount(stall, cheapestOf(product));
  const dearest = Math.max(...product.skus.map((sku) => sku.price_cents));
  const id = isTextual(stall) ? product.thid : bareNumber(product.thid);
  return {
    title: product.title.zh,
    pic_url: withoutScheme(stall, pictureUrl(stall.world, product.pictures[0]!)),
    promotion_price: price,
    price,
    sales: product.monthlySales,
    num_iid: product.isListedWithoutId ? "" : id,
    seller_nick: product.shop.name,
    post_fee: amount(stall, product.freight.first_cents),
    area: product.shop.city,
    detail_url: product.isListedWithoutId ? "" : pageOf(stall, product),
    ...(stall.name === "pdd"
      ? { minGroupPrice: price, maxGroupPrice: amount(stall, dearest) }
      : {}),
  };
}

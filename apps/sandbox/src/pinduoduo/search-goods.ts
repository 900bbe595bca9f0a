import { createHash } from "node:crypto";
import type { SandboxProduct } from "../catalogue-shape.ts";
import { orderProducts, type ProductOrder } from "../search/order-products.ts";
import { searchProducts } from "../search/search-products.ts";
import { wholeNumber, type TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { goodsFields, thidInLink, thidOfGoodsSign } from "./goods-fields.ts";
import { parameterError, serviceError, type PinduoduoAnswer } from "./pinduoduo-answer.ts";
import { isRegistered } from "./is-registered.ts";

const PAGE_SIZES = { least: 10, most: 100 };
/** How many rows of the page before come again on a page that was asked for without `list_id`. */
const OVERLAP = 3;
const ORDERS: Readonly<Record<string, ProductOrder>> = {
  "3": { by: "price", direction: "asc" },
  "4": { by: "price", direction: "desc" },
  "5": { by: "sales", direction: "asc" },
  "6": { by: "sales", direction: "desc" },
  "9": { by: "price", direction: "asc" },
  "10": { by: "price", direction: "desc" },
};

/** `pdd.ddk.goods.search`: goods by keyword, by a link as keyword, or by their signs. */
export function searchGoods(world: World, fields: TextFields): PinduoduoAnswer {
  if (!isRegistered(world, fields)) {
    return { error: serviceError("60001", "该pid与custom_parameters未授权备案，请先备案") };
  }
  const keyword = fields["keyword"]?.trim() ?? "";
  const signs = fields["goods_sign_list"];
  if (keyword === "" && signs === undefined) {
    return { error: parameterError("keyword与goods_sign_list不能同时为空") };
  }
  const page = wholeNumber(fields["page"], 1, 1);
  const page_size = wholeNumber(fields["page_size"], 1, 100);
  if (page_size < PAGE_SIZES.least || page_size > PAGE_SIZES.most) {
    return { error: parameterError("page_size取值10-100") };
  }
  const order = ORDERS[fields["sort_type"] ?? "0"] ?? { by: "match", direction: "desc" };
  const found = signs === undefined ? findGoods(world, keyword) : findBySigns(world, signs);
  const offered = orderProducts(
    found.filter((product) => product.isPublished),
    order,
  );
  const list_id = listIdOf(keyword, order);
  const isSameList = page === 1 || fields["list_id"] === list_id;
  const from = (page - 1) * page_size - (isSameList ? 0 : OVERLAP);
  return {
    response: "goods_search_response",
    fields: {
      goods_list: offered.slice(from, from + page_size).map((one) => goodsFields(world, one)),
      total_count: offered.length,
      list_id,
      search_id: createHash("md5").update(`${keyword}/${page}`).digest("hex"),
    },
  };
}

/** A link as keyword finds exactly its goods. */
function findGoods(world: World, keyword: string): SandboxProduct[] {
  const { pdd } = world.marketplaces;
  const thid = thidInLink(keyword);
  if (thid !== undefined) return [pdd.find(thid) ?? []].flat();
  return /^https?:/.test(keyword)
    ? []
    : searchProducts(pdd.index, keyword).map((product) => world.changes.apply(product));
}

function findBySigns(world: World, signs: string): SandboxProduct[] {
  return [...signs.matchAll(/"([\w-]+)"/g)].flatMap(([, sign]) => {
    const thid = thidOfGoodsSign(sign!);
    return (thid && world.marketplaces.pdd.find(thid)) || [];
  });
}

const listIdOf = (keyword: string, order: ProductOrder): string =>
  createHash("md5").update(`${keyword}/${order.by}/${order.direction}`).digest("hex").slice(0, 20);

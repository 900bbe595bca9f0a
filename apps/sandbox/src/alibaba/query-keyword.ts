import { searchProducts } from "../search/search-products.ts";
import type { World } from "../world.ts";
import type { Answer1688 } from "./answer-1688.ts";
import { pageOfOffers } from "./offer-rows.ts";

/** `product.search.keywordQuery`: offers by keyword; a keyword nobody sells gives an empty page. */
export function queryKeyword(world: World, question: Record<string, unknown>): Answer1688 {
  const keyword = question["keyword"];
  if (typeof keyword !== "string" || keyword.trim() === "" || !question["country"]) {
    return { success: false, code: "400_1", message: "keyword and country are required" };
  }
  const found = searchProducts(world.marketplaces["1688"].index, keyword);
  return {
    success: true,
    code: "200",
    message: "操作成功",
    result: pageOfOffers(world, found, question),
  };
}

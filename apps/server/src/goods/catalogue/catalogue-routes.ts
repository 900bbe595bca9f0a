import * as calls from "@sampan/contract/goods/catalogue/catalogue";
import { queryLeaderboard } from "@sampan/contract/goods/catalogue/leaderboard";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { queryShopList } from "@sampan/contract/goods/catalogue/recommended-shops";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { getOwnProduct } from "./get-own-product.ts";
import { listAreas } from "./list-areas.ts";
import { listCategories } from "./list-categories.ts";
import { createShelf, listItems } from "./list-items.ts";
import { listLeaderboard } from "./list-leaderboard.ts";
import { listRecommendedShops } from "./list-recommended-shops.ts";

export function catalogueRoutes(edge: Edge, _needs: Needs): void {
  mount(edge, calls.queryCategoryList, listCategories);
  const shelf = createShelf(edge.db);
  mount(edge, queryItemList, (db, input, reader) => listItems(db, shelf, input, reader));
  mount(edge, getItemDetail, getOwnProduct);
  mount(edge, calls.queryAreaList, listAreas);
  mount(edge, queryLeaderboard, listLeaderboard);
  mount(edge, queryShopList, listRecommendedShops);
}

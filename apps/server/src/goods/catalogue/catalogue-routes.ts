import * as calls from "@sampan/contract/goods/catalogue/catalogue";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
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
  mount(edge, calls.queryItemList, (db, input, reader) => listItems(db, shelf, input, reader));
  mount(edge, getItemDetail, getOwnProduct);
  mount(edge, calls.queryAreaList, listAreas);
  mount(edge, calls.queryLeaderboard, listLeaderboard);
  mount(edge, calls.queryShopList, listRecommendedShops);
}

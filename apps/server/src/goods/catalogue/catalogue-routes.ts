import * as calls from "@sampan/contract/catalogue";
import { getItemDetail } from "@sampan/contract/own-product";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { getOwnProduct } from "./get-own-product.ts";
import { listAreas } from "./list-areas.ts";
import { listCategories } from "./list-categories.ts";
import { listItems } from "./list-items.ts";
import { listLeaderboard } from "./list-leaderboard.ts";
import { listRecommendedShops } from "./list-recommended-shops.ts";

export function catalogueRoutes(edge: Edge, _needs: Needs): void {
  mount(edge, calls.queryCategoryList, listCategories);
  mount(edge, calls.queryItemList, listItems);
  mount(edge, getItemDetail, getOwnProduct);
  mount(edge, calls.queryAreaList, listAreas);
  mount(edge, calls.queryLeaderboard, listLeaderboard);
  mount(edge, calls.queryShopList, listRecommendedShops);
}

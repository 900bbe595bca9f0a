import * as goods from "@sampan/contract/goods/catalogue/staff-catalogue";
import * as categories from "@sampan/contract/goods/catalogue/staff-categories";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { changePriceBook } from "../../kernel/settings/change-price-book.ts";
import { arrangeCategories } from "./arrange-categories.ts";
import { arrangeLeaderboard, readLeaderboard } from "./arrange-leaderboard.ts";
import { arrangeShops, readRecommendedShops } from "./arrange-shops.ts";
import { listMaintainedCategories } from "./list-maintained-categories.ts";
import { getOwnGoods, listOwnGoods } from "./read-own-goods.ts";
import { removeCategory } from "./remove-category.ts";
import { saveCategory } from "./save-category.ts";
import { saveOwnGoods } from "./save-own-goods.ts";
import { setGoodsOnSale } from "./set-goods-on-sale.ts";

/** What content staff do with our own goods. */
export function staffCatalogueRoutes(edge: Edge, needs: Needs): void {
  mount(edge, goods.listOwnGoods, listOwnGoods);
  mount(edge, goods.getOwnGoods, getOwnGoods);
  mount(edge, goods.saveOwnGoods, (db, input, caller) => saveOwnGoods(db, input, caller, needs));
  mount(edge, goods.setGoodsOnSale, setGoodsOnSale);
  mount(edge, goods.getLeaderboard, readLeaderboard);
  mount(edge, goods.arrangeLeaderboard, arrangeLeaderboard);
  mount(edge, goods.getRecommendedShops, readRecommendedShops);
  mount(edge, goods.arrangeShops, arrangeShops);
  mount(edge, categories.listMaintainedCategories, listMaintainedCategories);
  mount(edge, categories.saveCategory, (_db, input, caller) =>
    // A rule about a category speaks of those below it.
    changePriceBook(needs, (db) => saveCategory(db, input, caller)),
  );
  mount(edge, categories.arrangeCategories, arrangeCategories);
  mount(edge, categories.removeCategory, removeCategory);
}

import type { Listing } from "@sampan/connectors/marketplaces/listing";
import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import type { SourceFailureCode } from "@sampan/connectors/outbound/source-failure";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { createFakeWire } from "./fake-wire.ts";

/** A marketplace that answers what a test puts into it, and counts how often it was asked. */
export function fakeMarketplace(platform: PlatformId) {
  const state = {
    listings: new Map<string, Listing>(),
    failure: undefined as SourceFailureCode | undefined,
    asked: 0,
    searched: [] as unknown[],
    /** Pictures it was asked to find look-alikes of. */
    pictures: [] as Uint8Array[],
  };
  const { cross, answerAfter } = createFakeWire();
  const failed = (code: SourceFailureCode) => refuse({ code, source: "fake", detail: "" });
  const findAll = async ({ page, page_size }: { page: number; page_size: number }) => {
    await cross();
    if (state.failure) return failed(state.failure);
    const items = [...state.listings.values()].map(({ thid_item_id, title, url, shop }) => ({
      platform,
      thid_item_id,
      title,
      url,
      image: "https://cbu01.alicdn.com/a.jpg",
      price: 5900,
      shop_name: shop?.name ?? "",
      is_factory: true,
    }));
    return ok({ items, page, page_size, total: items.length, has_more: false });
  };
  const marketplace: Marketplace = {
    platform,
    search: (query) => {
      state.searched.push(query);
      return findAll(query);
    },
    searchByImage: ({ image, ...query }) => {
      state.pictures.push(image);
      return findAll(query);
    },
    getListing: async (id) => {
      state.asked += 1;
      await cross();
      if (state.failure) return failed(state.failure);
      const listing = state.listings.get(id);
      return listing ? ok(listing) : failed("not_found");
    },
  };
  return { state, marketplace, answerAfter };
}

let count = 1000;

/** A dress in white and black, under an id of its own. */
export const newListing = (change: Partial<Listing> = {}): Listing => ({
  platform: 3,
  thid_item_id: String((count += 1)),
  status: "published",
  title: "法式连衣裙 荷叶边",
  url: "https://detail.1688.com/offer/1.html",
  images: ["https://cbu01.alicdn.com/a.jpg"],
  description_html: "",
  attributes: [{ name: "材质", value: "棉" }],
  options: [{ name: "颜色", values: [{ value: "白" }, { value: "黑" }] }],
  skus: [
    { thid_sku_id: "s1", props: { 颜色: "白" }, price: 5900, stock: 10, status: 1 },
    { thid_sku_id: "s2", props: { 颜色: "黑" }, price: 6900, stock: 5, status: 1 },
  ],
  tiers: [{ from: 1, price: 5900 }],
  price_by_quantity: false,
  batch_step: 1,
  minimum_batch: 1,
  unit: "件",
  shop: { id: "shop-1", name: "沐禾", is_factory: true },
  weight_g: 400,
  ...change,
});

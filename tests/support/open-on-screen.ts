import type { Listing } from "@sampan/connectors/marketplaces/listing";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { getAlibabaDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import type { Language } from "@sampan/domain/kernel/language";
import type { FunctionComponent } from "react";
import { fakeMarketplace, newListing } from "./fake-marketplace.ts";
import { openTestApp } from "./test-app.ts";
import { insertProduct, insertRates, type ProductWish } from "./test-goods.ts";
import { valueOf } from "./value-of.ts";
import { drawn, shown } from "../../apps/storefront/src/shell/shown.ts";
import { rateQuery } from "../../apps/storefront/src/sums/use-rate.ts";

export type ListingWish = Partial<Listing>;

/** For tests of what customers read of a product: asked for as its page asks, and drawn by the page's own parts. */
export async function openOnScreen(language: Language) {
  const alibaba = fakeMarketplace(3);
  const app = await openTestApp({ marketplaces: new Map([[3, alibaba.marketplace]]) });
  const { visitor, db, clock, needs } = app;
  await insertRates(needs, clock.now());
  const configuration = valueOf(await visitor().call(queryClientConfig, {}));
  const rate = valueOf(await visitor().call(getExchangeRate, {}));
  const page = { configuration, language, answers: [[rateQuery.queryKey, rate]] } as const;
  return {
    ...app,
    alibaba,
    page,
    /** A listing of a marketplace. */
    opened: async (change: ListingWish = {}): Promise<Product> => {
      const listing = newListing(change);
      alibaba.state.listings.set(listing.thid_item_id, listing);
      const asked = { third_item_id: listing.thid_item_id };
      return valueOf(await visitor().call(getAlibabaDetail, asked)).data;
    },
    /** Goods of our own shop. */
    openedOwn: async (wish: ProductWish): Promise<Product> => {
      const { id } = await insertProduct(db, clock.now(), { platform: 1, ...wish });
      return valueOf(await visitor().call(getItemDetail, { id: String(id) })).data;
    },
    /** What a part says. */
    shown: <Props extends object>(part: FunctionComponent<Props>, props: Props) =>
      shown(part, props, page),
    /** Its markup. */
    drawn: <Props extends object>(part: FunctionComponent<Props>, props: Props) =>
      drawn(part, props, page),
  };
}

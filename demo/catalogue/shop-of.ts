import type { CatalogueContent } from "../content/read-content.ts";
import type { DemoShop } from "./catalogue.ts";

/** The shop of an id, as the catalogue shows it. */
export function shopOf(content: CatalogueContent, id: string): DemoShop {
  const shop = content.shops.find((one) => one.id === id);
  if (!shop) throw new Error(`The demo content has no shop "${id}".`);
  return {
    id,
    name: shop.name.zh,
    nameEn: shop.name.en,
    city: shop.city.zh,
    isFactory: shop.factory,
    years: shop.years,
    score: shop.score,
  };
}

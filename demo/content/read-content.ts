import { readFileSync } from "node:fs";
import type { GoodsClass, Words } from "../catalogue/catalogue.ts";

export type ContentPlatform = "1688" | "taobao" | "jd" | "pdd" | "groupbuy";

export type ContentProduct = {
  readonly id: string;
  readonly category: number;
  readonly subcategory: string;
  readonly platform: ContentPlatform;
  readonly shop: string;
  readonly title: Words;
  readonly options: readonly { readonly dimension: string; readonly values: readonly string[] }[];
  readonly price: {
    readonly base_cents: number;
    readonly by_option: readonly {
      readonly dimension: string;
      readonly value: string;
      readonly add: number;
      readonly weight_add_g: number;
    }[];
  };
  readonly tiers: {
    readonly min_batch: number;
    readonly step: number;
    readonly prices: readonly { readonly from: number; readonly price: number }[];
  } | null;
  readonly weight_g: number;
  readonly packed_mm: {
    readonly length: number;
    readonly width: number;
    readonly height: number;
  };
  readonly goods_class: GoodsClass;
  readonly goods_class_by_option: readonly {
    readonly dimension: string;
    readonly value: string;
    readonly goods_class: GoodsClass;
  }[];
  readonly marks: readonly string[];
  readonly customs: {
    readonly name: { readonly zh: string; readonly en: string; readonly th: string };
    readonly material: { readonly zh: string; readonly en: string; readonly th: string };
    readonly hs_chapter: string;
  };
  readonly attributes: readonly { readonly name: Words; readonly value: Words }[];
  readonly monthly_sales: number;
  readonly ship_days: { readonly min: number; readonly max: number };
  readonly description: { readonly zh: string; readonly en: string };
};

export type ContentVariation = {
  readonly id: string;
  readonly of: string;
  readonly platform: ContentPlatform;
  readonly shop: string;
  readonly title: Words;
  readonly price_cents: number;
  readonly colors: readonly string[];
  readonly goods_class?: GoodsClass;
  readonly differs?: boolean;
};

export type ContentShop = {
  readonly id: string;
  readonly platform: ContentPlatform;
  /** The departments it sells in. */
  readonly categories: readonly number[];
  readonly name: { readonly zh: string; readonly en: string };
  readonly city: { readonly zh: string; readonly en: string };
  readonly factory: boolean;
  readonly years: number;
  readonly score: number;
};

export type ContentDimension = {
  readonly id: string;
  readonly name: Words;
  readonly values: readonly {
    readonly id: string;
    readonly name: Words;
    readonly hex?: string | null;
  }[];
};

export type ContentCategory = {
  readonly id: number;
  readonly slug: string;
  readonly name: Words;
  readonly children: readonly { readonly slug: string; readonly name: Words }[];
};

export type ContentOwnShop = {
  readonly shop: { readonly id: string; readonly name: Words };
  readonly goods: readonly {
    readonly of: string;
    readonly title: Words;
    readonly price_cents: number;
  }[];
};

/** Everything the catalogue grows from, as it lies in this folder. */
export type CatalogueContent = {
  readonly products: readonly ContentProduct[];
  readonly variations: readonly ContentVariation[];
  readonly ownShop: ContentOwnShop;
  readonly shops: readonly ContentShop[];
  readonly dimensions: readonly ContentDimension[];
  readonly categories: readonly ContentCategory[];
};

/** Reads the content the catalogue grows from. */
export function readContent(): CatalogueContent {
  return {
    products: readJson<{ products: ContentProduct[] }>("products").products,
    variations: readJson<{ variations: ContentVariation[] }>("variations").variations,
    ownShop: readJson<ContentOwnShop>("own-shop"),
    shops: readJson<{ shops: ContentShop[] }>("shops").shops,
    dimensions: readJson<{ dimensions: ContentDimension[] }>("options").dimensions,
    categories: readJson<{ categories: ContentCategory[] }>("categories").categories,
  };
}

/** These files are written by us and lie beside this one, so their shape is taken at its word. */
function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8")) as T;
}

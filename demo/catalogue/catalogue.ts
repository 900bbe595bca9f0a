/** A text in the four languages of the storefront. */
export type Words = {
  readonly zh: string;
  readonly "zh-TW": string;
  readonly th: string;
  readonly en: string;
};

export type DemoPlatform = "1688" | "taobao" | "jd" | "pdd" | "groupbuy" | "own";

/** What the goods are to a carrier; spec names: which lines may take them is a matter of tariffs. */
export type GoodsClass =
  | "ordinary"
  | "oversize"
  | "sensitive-battery"
  | "sensitive-liquid"
  | "sensitive-powder"
  | "magnet"
  | "food"
  | "restricted";

export type DemoShop = {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly city: string;
  readonly isFactory: boolean;
  readonly years: number;
  readonly score: number;
};

export type DemoOptionValue = {
  readonly id: string;
  readonly name: Words;
  /** The picture of the goods in this colour; absent where a value does not change the looks. */
  readonly picture?: string;
};

export type DemoDimension = {
  readonly id: string;
  readonly name: Words;
  readonly values: readonly DemoOptionValue[];
};

/** One combination of option values: what can be put into a cart. */
export type DemoSku = {
  readonly id: string;
  /** The second name 1688 gives a sku; orders there need it. Empty elsewhere. */
  readonly specId: string;
  /** Dimension id to value id, in the order of the product's dimensions. */
  readonly options: Readonly<Record<string, string>>;
  /** Unit price at the smallest quantity, CNY cents. */
  readonly price_cents: number;
  readonly stock: number;
  readonly weight_g: number;
  readonly goodsClass: GoodsClass;
};

/** Unit price from a quantity on, CNY cents. */
export type DemoTier = { readonly from: number; readonly price_cents: number };

export type DemoAttribute = { readonly name: Words; readonly value: Words };

export type DemoProduct = {
  /** Our own name of the product, stable over every start. */
  readonly key: string;
  /** The id the marketplace gives it: digits, unique over all platforms. */
  readonly thid: string;
  readonly platform: DemoPlatform;
  readonly shop: DemoShop;
  readonly category: number;
  readonly categoryName: Words;
  readonly subcategory: string;
  readonly subcategoryName: Words;
  readonly title: Words;
  readonly dimensions: readonly DemoDimension[];
  readonly skus: readonly DemoSku[];
  /** Price by quantity; one entry where the quantity does not matter. */
  readonly tiers: readonly DemoTier[];
  readonly minOrder: number;
  /** Quantities go up in steps of this. */
  readonly step: number;
  readonly weight_g: number;
  readonly size_mm: { readonly length: number; readonly width: number; readonly height: number };
  readonly goodsClass: GoodsClass;
  readonly marks: readonly string[];
  readonly attributes: readonly DemoAttribute[];
  readonly customs: {
    readonly name: { readonly zh: string; readonly en: string; readonly th: string };
    readonly material: { readonly zh: string; readonly en: string; readonly th: string };
    readonly hs_chapter: string;
  };
  /** Picture names, the main one first; `/img/<name>.webp` in the sandbox. */
  readonly pictures: readonly string[];
  /** What the seller wrote, as the marketplace delivers it; picture sources are `{img}/<name>.webp`. */
  readonly descriptionHtml: string;
  /** True where the seller shows a list of pictures instead, on marketplaces that know both. */
  readonly isDescribedByPictures?: boolean;
  /** True for goods that search answers name without their id. */
  readonly isListedWithoutId?: boolean;
  readonly monthlySales: number;
  readonly shipDays: { readonly min: number; readonly max: number };
  /** Mainland freight for the first piece and each further one, CNY cents. */
  readonly freight: { readonly first_cents: number; readonly next_cents: number };
  /** False for a listing its seller has taken down. */
  readonly isPublished: boolean;
};

export type DemoCatalogue = {
  /** What the marketplaces offer. */
  readonly marketplace: readonly DemoProduct[];
  /** What our own shop offers. */
  readonly own: readonly DemoProduct[];
  /** Words of the trade, for a translator who has to say titles that nobody wrote down in other languages. */
  readonly words: readonly Words[];
};

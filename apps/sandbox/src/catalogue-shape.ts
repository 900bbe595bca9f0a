/** What this world needs to know about the goods it offers. Whoever starts it brings them. */

export type SandboxWords = {
  readonly zh: string;
  readonly "zh-TW": string;
  readonly th: string;
  readonly en: string;
};

export type SandboxSku = {
  readonly id: string;
  readonly specId: string;
  readonly options: Readonly<Record<string, string>>;
  readonly price_cents: number;
  readonly stock: number;
  readonly weight_g: number;
};

export type SandboxProduct = {
  readonly key: string;
  readonly thid: string;
  readonly platform: string;
  readonly shop: {
    readonly id: string;
    readonly name: string;
    readonly city: string;
    readonly isFactory: boolean;
    readonly score: number;
  };
  readonly category: number;
  readonly categoryName: SandboxWords;
  readonly subcategory: string;
  readonly subcategoryName: SandboxWords;
  readonly title: SandboxWords;
  readonly dimensions: readonly {
    readonly id: string;
    readonly name: SandboxWords;
    readonly values: readonly {
      readonly id: string;
      readonly name: SandboxWords;
      readonly picture?: string;
    }[];
  }[];
  readonly skus: readonly SandboxSku[];
  readonly tiers: readonly { readonly from: number; readonly price_cents: number }[];
  readonly minOrder: number;
  readonly step: number;
  readonly weight_g: number;
  readonly size_mm: { readonly length: number; readonly width: number; readonly height: number };
  readonly attributes: readonly { readonly name: SandboxWords; readonly value: SandboxWords }[];
  readonly pictures: readonly string[];
  readonly descriptionHtml: string;
  /** True where the seller shows a list of pictures instead of writing HTML, where a marketplace knows both. */
  readonly isDescribedByPictures?: boolean;
  /** True for goods that search answers name without their id. */
  readonly isListedWithoutId?: boolean;
  readonly monthlySales: number;
  readonly shipDays: { readonly min: number; readonly max: number };
  readonly freight: { readonly first_cents: number; readonly next_cents: number };
  readonly isPublished: boolean;
};

export type SandboxCatalogue = {
  readonly marketplace: readonly SandboxProduct[];
  /** What the translators of this world know besides the goods' own words. */
  readonly words: readonly SandboxWords[];
};

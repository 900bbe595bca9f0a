import type { ContentProduct } from "../content/read-content.ts";
import type { DemoPlatform, DemoShop, GoodsClass, Words } from "./catalogue.ts";

/** One listing before it is worked out: whose goods, in which words, at which price. */
export type Listing = {
  readonly key: string;
  readonly base: ContentProduct;
  readonly platform: DemoPlatform;
  readonly shop: DemoShop;
  readonly title: Words;
  readonly price_cents: number;
  /** Replaces the colours of the base where given. */
  readonly colors: readonly string[] | undefined;
  readonly goodsClass: GoodsClass | undefined;
  /** Another article of the same kind: its text and attributes are its own. */
  readonly differs: boolean;
  /** Whose pictures it shows. */
  readonly pictureKey: string;
  readonly oddities: Oddities;
};

/** What is unusual about a listing; marketplaces are full of such listings. */
export type Oddities = {
  readonly isSoldOut?: boolean;
  readonly isTakenDown?: boolean;
  /** Some combinations of its options are no longer offered. */
  readonly hasWithdrawn?: boolean;
  /** Its seller wrote into the description what does not belong there. */
  readonly isHostile?: boolean;
  readonly isDescribedByPictures?: boolean;
  readonly isListedWithoutId?: boolean;
  /** Its ids are larger than a number can hold exactly. */
  readonly hasLongIds?: boolean;
  /** Few people bought it so far. */
  readonly isNew?: boolean;
};

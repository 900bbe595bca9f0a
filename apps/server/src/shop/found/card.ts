import type { Language } from "@sampan/domain/kernel/language";

/** What a card is drawn from: words that are written already, and the picture of the goods. */
export interface Card {
  readonly language: Language;
  readonly title: string;
  /** In yuan, as the page shows it first. */
  readonly price: string;
  /** The same in what customers pay in, one beside the other. */
  readonly inOthers: string;
  /** Of which day the price is. */
  readonly pricedOn: string;
  readonly house: string;
  readonly tagline: string;
  /** As WebP; absent where there is none, or its host does not answer. */
  readonly picture?: Uint8Array;
}

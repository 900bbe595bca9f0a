import type { SameKeys } from "../../same-keys.ts";
import type { translation as source } from "../../zh/goods/translation.ts";

export const translation = {
  toOriginals: "Show original",
  toTranslations: "Show translation",
  tradeWords: {
    title: "Before you order",
    no_goods: {
      name: "No goods are sent",
      tells: "A link for paying a difference, or one not to be ordered: no goods are sent.",
    },
    deposit: {
      name: "Deposit only",
      tells: "The price may be a deposit only; a balance is due later, so the total is higher.",
    },
    pre_sale: {
      name: "Pre-sale",
      tells: "Not in stock yet; dispatch takes longer and follows the seller's date.",
    },
    part_only: {
      name: "Part only",
      tells: "This may be a part or consumable, not the whole product.",
    },
    not_included: {
      name: "Something is not included",
      tells: "Something in the pictures does not come with it; read what is left out.",
    },
    one_of_pair: {
      name: "One of a pair",
      tells: "The price is for one; choose the pair option if you need two.",
    },
    part_of_set: {
      name: "Not the whole set",
      tells: "The photo shows a set, but this price buys one piece of it.",
    },
    empty_container: {
      name: "Empty container",
      tells: "An empty container with nothing inside.",
    },
    display_only: {
      name: "Display only",
      tells: "For display or photos only; it does not work.",
    },
    sample: {
      name: "Sample",
      tells: "It may be a sample, with a different amount, packing or size.",
    },
    second_hand: {
      name: "Second-hand or flawed",
      tells: "It may be used or flawed.",
    },
    near_expiry: {
      name: "Near expiry",
      tells: "Close to its date; after shipping time it may already be out of date.",
    },
    random_choice: {
      name: "Random choice",
      tells: "The seller picks the colour or design.",
    },
    no_returns: {
      name: "No returns",
      tells: "The seller says returns are refused; be sure before you order.",
    },
  },
} as const satisfies SameKeys<typeof source>;

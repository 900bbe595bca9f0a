import type { consoleEstimates as source } from "../../zh/trade/console-estimates.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleEstimates = {
  period: "Billed within",
  days: "{days, plural, one {# day} other {# days}}",
  judged: "Orders billed",
  within5: "Within 5%",
  within15: "Within 15%",
  dearer: "Dearer by over 5%",
  cheaper: "Cheaper by over 5%",
  byLine: "By line",
  line: "Line",
  byCategory: "By category",
  category: "Category",
  noCategory: "No category",
  byBasis: "By where weights came from",
  basis: "Weights from",
  bases: {
    weighed: "Earlier parcels of the listing",
    said: "The listing’s own words",
    category: "Earlier parcels of the category",
    assumed: "Our assumption",
  },
  empty: "No order was billed in these days",
  emptyHint: "Orders are compared every hour, once they are billed whole.",
  listings: "Listings that weigh something else",
  listingsHint:
    "Estimates go by what was weighed already. This tells which sellers to ask, and which of our own goods to correct.",
  listing: "Listing",
  said: "Says",
  saysNothing: "Nothing",
  real: "Weighs, a piece",
  parcels: "Parcels",
  fits: "Every listing weighs what it says",
  fitsHint: "Reckoned every night from the parcels of half a year, at least five of a listing.",
  grams: "{weight} kg",
  span: "{low} to {high} kg",
} as const satisfies SameKeys<typeof source>;

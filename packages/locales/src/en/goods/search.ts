import type { search as source } from "../../zh/goods/search.ts";
import type { SameKeys } from "../../same-keys.ts";

export const search = {
  title: "Find goods",
  box: "Keyword, link or share text",
  clearEntry: "Clear the entry",
  paste: "Paste",
  hint: "Paste a whole share text: links, short links and share codes of 1688, Taobao, Tmall and JD are understood.",
  reading: "Reading what you pasted",
  history: {
    title: "Searched before",
    clear: "Clear history",
    empty: "Words and links you searched for are kept on this device.",
    again: "Search again: {words}",
  },
  layout: {
    label: "How results are shown",
    grid: "Tiles",
    list: "List",
    toGrid: "Show as tiles",
    toList: "Show as a list",
  },
  which: {
    title: "This text names more than one product",
    body: "Which one would you like to see?",
    link: "{platform} link",
    password: "{platform} share code",
    passwordOnly: "Share code",
  },
  results: "Search: {words}",
  change: "Change the search: {words}",
  platforms: "Marketplace",
  order: {
    label: "Sort",
    default: "Best match",
    price: "Price",
    price_up: "Price, low to high",
    price_down: "Price, high to low",
    sales: "Sales",
    sales_up: "Sales, low to high",
    sales_down: "Sales, high to low",
  },
  sold: "{count, number} sold a month",
  stale: "These are the results of {when}. Prices may have changed.",
  held: "Results as of {when}: we cannot ask the marketplace right now.",
  empty: {
    title: "Nothing found for “{words}”",
    body: "Try another word, or paste a product link: once it is found you can add it to your cart.",
    action: "Search again",
  },
  unavailable: {
    title: "Buying from {platform} is being prepared",
    body: "Until then, see whether 1688 or Taobao has the same thing.",
    action: "See results on 1688",
  },
  paused: {
    title: "Buying from {platform} is paused",
    body: "The other marketplaces can be searched as usual.",
  },
  failed: {
    title: "{platform} is not answering",
    held: "{platform} cannot be asked now",
    body: "The other marketplaces can be searched as usual. Your search is kept.",
  },
  faulty: {
    title: "This product cannot be opened",
    body: "It is faulty or cannot be found. Please contact customer service.",
  },
  categories: "All categories",
  category: {
    groups: "Eight categories",
    children: "Parts of {name}",
    all: "All",
    empty: "Nothing has landed here yet",
    emptyBody: "Look on 1688 and Taobao: we bring those home for you too.",
    elsewhere: "Find {name} on 1688",
  },
} as const satisfies SameKeys<typeof source>;

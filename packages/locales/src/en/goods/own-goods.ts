import type { ownGoods as source } from "../../zh/goods/own-goods.ts";
import type { SameKeys } from "../../same-keys.ts";

export const ownGoods = {
  title: "Our own goods",
  description: "Goods of Sampan's own shops: clear prices, in stock, brought to your door.",
  box: "Search our own goods",
  clear: "Clear the entry",
  found: "Our own: {words}",
  count: "{count, plural, one {# item} other {# items}}",
  narrower: "Categories",
  all: "All",
  sortAll: "Sort and filter",
  empty: {
    title: "Nothing of our own for “{words}”",
    body: "We can buy it for you at 1688 or Taobao just as well.",
    action: "Search 1688",
    wider: "Search all of our own goods",
    shelf: "No goods here yet",
    shelfBody: "Look at the rest of our own goods, or tell us what you would like.",
    toAll: "See all of our own goods",
  },
  entries: {
    label: "Our own goods",
    leaderboard: "Leaderboard",
    shops: "Recommended shops",
    all: "All our own goods",
  },
  leaderboard: {
    title: "Leaderboard",
    description: "What people buy most in Sampan's own shops.",
    intro: "Ranked by what was sold in the past month",
    groups: "Leaderboards by category",
    place: "Place {place, number}",
    sold: "{count, number} sold a month",
    empty: "Nothing of this category is ranked yet",
  },
  shops: {
    title: "Recommended shops",
    description: "Shops that Sampan recommends, and what they sell.",
    goods: "{count, plural, one {# item} other {# items}}",
    open: "Visit the shop",
    openNamed: "Visit the shop: {name}",
    empty: "No shops are recommended yet",
    emptyBody: "They are being chosen. Look at our own goods meanwhile.",
  },
} as const satisfies SameKeys<typeof source>;

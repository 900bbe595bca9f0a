import type { home as source } from "../../zh/shop/home.ts";
import type { SameKeys } from "../../same-keys.ts";
import { withCurrency } from "../kernel/regions.ts";

export const home = {
  title: "Sampan: 1688, Taobao and JD, bought and brought home",
  description:
    "Paste a link or search a word and see the price at your door. We buy, check, weigh, combine and deliver.",
  find: "Keyword, link or share text",
  language: "Language and region",
  notices: "Notices",
  noticesUnread: "Notices, {count} unread",
  rate: "Rate: 1 yuan is {amount}",
  categories: "Categories",
  area: {
    own_shop: "Just landed",
    ranked: "Popular now",
    category: "Picked for you",
  },
  how: {
    title: "How it works",
    find: {
      title: "Find it",
      body: "Paste a link or search, and see the price at your door",
    },
    buy: {
      title: "We buy it",
      body: "We review, you pay for the goods, we order and chase",
    },
    weigh: {
      title: "We weigh it",
      body: "Checked, photographed and measured in Guangzhou",
    },
    ship: {
      title: "We bring it home",
      body: "See how the freight adds up, then pay. By air or by sea",
    },
  },
  due: {
    pay: "Pay",
    payFreight: "Pay freight",
    order: "Order {tid}",
    goodsTitle: "Approved, waiting for your payment",
    freightTitle: "In our warehouse, waiting for the freight",
    more: "{count, plural, one {# more order waits} other {# more orders wait}} for you",
  },
  place: {
    seller: "Seller",
    // Where even the narrowest phone has no room for it, it is divided as it is spoken.
    warehouse: "Guang\u{AD}zhou",
    transit: "On its way",
    home: "Home",
  },
  settings: {
    title: "Language and region",
    language: "Language",
    languageHint: "Takes effect at once. You stay logged in.",
    region: "Deliver to",
    regionHint: "Sets the currency of prices. Once you log in, your account's region counts.",
    regionFixed: "Your account's region counts",
    ...withCurrency,
    changed: "Now in English",
  },
} as const satisfies SameKeys<typeof source>;

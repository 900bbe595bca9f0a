import type { cart as source } from "../../zh/trade/carts.ts";
import type { SameKeys } from "../../same-keys.ts";

export const cart = {
  title: "Cart",
  counted:
    "{kinds, plural, one {# line} other {# lines}}, {pieces, plural, one {# piece} other {# pieces}}",
  empty: {
    title: "The hold is still empty",
    body: "Paste a link from 1688, Taobao or JD and we bring it home for you.",
    action: "Find goods",
  },
  loadFailed: "Failed to get shopping cart list",
  manage: "Manage",
  done: "Done",
  bar: "Check out",
  selectAll: "Select all",
  selectShop: "Select everything from {shop}",
  selectLine: "Select {name}, {options}",
  unnamedShop: "{platform} seller",
  warehousing: "Stocked in our warehouse",
  subtotal: "Subtotal",
  chosenSum: "Chosen in all",
  settle: "Check out",
  settleCounted: "Check out {count, plural, one {# piece} other {# pieces}}",
  logInToSettle: "Log in to check out",
  choose: "Please choose goods first",
  cut: "An order holds at most {max, number} kinds of goods: the first {max, number} are taken",
  remove: "Remove",
  removeCounted: "Remove {count, plural, one {# line} other {# lines}}",
  removed: "{count, plural, one {# line} other {# lines}} removed",
  clear: "Clear",
  clearTitle: "Clear the cart?",
  clearBody:
    "{count, plural, one {# line} other {# lines}} will be removed and cannot be brought back.",
  mark: {
    price_up: "Price went up from {amount}",
    price_down: "Price went down from {amount}",
    off_sale: "No longer on sale",
    no_stock: "Out of stock",
    over_stock: "Only {count, number} in stock",
    below_minimum_batch: "From {count, plural, one {# piece} other {# pieces}}",
  },
  visitor: "Kept on this device. When you log in it goes into your cart, on every phone you use.",
  handedIn: "Put into your cart: {count, plural, one {# line} other {# lines}}",
  notHandedIn: "{count, plural, one {# line} other {# lines}} could not go into the cart: {reason}",
} as const satisfies SameKeys<typeof source>;

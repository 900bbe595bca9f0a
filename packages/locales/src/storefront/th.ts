import { accounts } from "../th/people/accounts.ts";
import { addresses } from "../th/people/addresses.ts";
import { articles } from "../th/shop/articles.ts";
import { bankCards } from "../th/money/bank-cards.ts";
import { books } from "../th/money/books.ts";
import { cart } from "../th/trade/carts.ts";
import { charges } from "../th/kernel/charges.ts";
import { claims } from "../th/logistics/claims.ts";
import { common } from "../th/kernel/common.ts";
import { consignments } from "../th/logistics/consignments.ts";
import { coupons } from "../th/money/coupons.ts";
import { credentials } from "../th/people/credentials.ts";
import { devices } from "../th/people/devices.ts";
import { errors } from "../th/kernel/errors.ts";
import { freight } from "../th/logistics/freight.ts";
import { home } from "../th/shop/home.ts";
import { membership } from "../th/people/membership.ts";
import { instructions } from "../th/trade/instructions.ts";
import { merging } from "../th/logistics/merging.ts";
import { mine } from "../th/shop/mine.ts";
import { notices } from "../th/people/notices.ts";
import { onBehalf } from "../th/trade/on-behalf.ts";
import { options } from "../th/goods/options.ts";
import { orders } from "../th/trade/orders.ts";
import { ownGoods } from "../th/goods/own-goods.ts";
import { parcels } from "../th/logistics/parcels.ts";
import { payment } from "../th/money/payments.ts";
import { people } from "../th/people/personal-data.ts";
import { photoSearch } from "../th/goods/photo-search.ts";
import { points } from "../th/money/points.ts";
import { priceChanges } from "../th/trade/price-changes.ts";
import { product } from "../th/goods/product.ts";
import { refunds } from "../th/trade/refunds.ts";
import { search } from "../th/goods/search.ts";
import { security } from "../th/people/security.ts";
import { settlement } from "../th/trade/settlement.ts";
import { shippability } from "../th/goods/shippability.ts";
import { status } from "../th/trade/status.ts";
import { sums } from "../th/kernel/sums.ts";
import { topups } from "../th/money/topups.ts";
import { translation } from "../th/goods/translation.ts";
import { uploads } from "../th/kernel/uploads.ts";
import { wallet } from "../th/money/wallet.ts";
import { withdrawals } from "../th/money/withdrawals.ts";

/** Everything the storefront says; one chunk in the browser. */
export const texts = {
  accounts,
  addresses,
  articles,
  bankCards,
  books,
  cart,
  charges,
  claims,
  common,
  consignments,
  coupons,
  credentials,
  devices,
  errors,
  freight,
  home,
  instructions,
  membership,
  merging,
  mine,
  notices,
  onBehalf,
  options,
  orders,
  ownGoods,
  parcels,
  payment,
  people,
  photoSearch,
  points,
  priceChanges,
  product,
  refunds,
  search,
  security,
  settlement,
  shippability,
  status,
  sums,
  topups,
  translation,
  uploads,
  wallet,
  withdrawals,
} as const;

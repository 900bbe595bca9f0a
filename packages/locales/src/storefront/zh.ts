import { accounts } from "../zh/people/accounts.ts";
import { addresses } from "../zh/people/addresses.ts";
import { articles } from "../zh/shop/articles.ts";
import { cart } from "../zh/trade/carts.ts";
import { charges } from "../zh/kernel/charges.ts";
import { common } from "../zh/kernel/common.ts";
import { coupons } from "../zh/money/coupons.ts";
import { credentials } from "../zh/people/credentials.ts";
import { devices } from "../zh/people/devices.ts";
import { errors } from "../zh/kernel/errors.ts";
import { home } from "../zh/shop/home.ts";
import { membership } from "../zh/people/membership.ts";
import { mine } from "../zh/shop/mine.ts";
import { notices } from "../zh/people/notices.ts";
import { options } from "../zh/goods/options.ts";
import { orders } from "../zh/trade/orders.ts";
import { ownGoods } from "../zh/goods/own-goods.ts";
import { parcels } from "../zh/logistics/parcels.ts";
import { payment } from "../zh/money/payments.ts";
import { people } from "../zh/people/personal-data.ts";
import { photoSearch } from "../zh/goods/photo-search.ts";
import { points } from "../zh/money/points.ts";
import { product } from "../zh/goods/product.ts";
import { search } from "../zh/goods/search.ts";
import { security } from "../zh/people/security.ts";
import { settlement } from "../zh/trade/settlement.ts";
import { shippability } from "../zh/goods/shippability.ts";
import { status } from "../zh/trade/status.ts";
import { sums } from "../zh/kernel/sums.ts";
import { topups } from "../zh/money/topups.ts";
import { translation } from "../zh/goods/translation.ts";
import { uploads } from "../zh/kernel/uploads.ts";
import { wallet } from "../zh/money/wallet.ts";

/** Everything the storefront says; one chunk in the browser. */
export const texts = {
  accounts,
  addresses,
  articles,
  cart,
  charges,
  common,
  coupons,
  credentials,
  devices,
  errors,
  home,
  membership,
  mine,
  notices,
  options,
  orders,
  ownGoods,
  parcels,
  payment,
  people,
  photoSearch,
  points,
  product,
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
} as const;

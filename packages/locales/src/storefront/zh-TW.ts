import { accounts } from "../zh-TW/accounts.ts";
import { addresses } from "../zh-TW/addresses.ts";
import { articles } from "../zh-TW/articles.ts";
import { cart } from "../zh-TW/cart.ts";
import { common } from "../zh-TW/common.ts";
import { coupons } from "../zh-TW/coupons.ts";
import { credentials } from "../zh-TW/credentials.ts";
import { devices } from "../zh-TW/devices.ts";
import { errors } from "../zh-TW/errors.ts";
import { home } from "../zh-TW/home.ts";
import { membership } from "../zh-TW/membership.ts";
import { mine } from "../zh-TW/mine.ts";
import { notices } from "../zh-TW/notices.ts";
import { options } from "../zh-TW/options.ts";
import { orders } from "../zh-TW/orders.ts";
import { ownGoods } from "../zh-TW/own-goods.ts";
import { parcels } from "../zh-TW/parcels.ts";
import { payment } from "../zh-TW/payment.ts";
import { people } from "../zh-TW/people.ts";
import { photoSearch } from "../zh-TW/photo-search.ts";
import { points } from "../zh-TW/points.ts";
import { product } from "../zh-TW/product.ts";
import { search } from "../zh-TW/search.ts";
import { security } from "../zh-TW/security.ts";
import { settlement } from "../zh-TW/settlement.ts";
import { shippability } from "../zh-TW/shippability.ts";
import { status } from "../zh-TW/status.ts";
import { sums } from "../zh-TW/sums.ts";
import { topups } from "../zh-TW/topups.ts";
import { translation } from "../zh-TW/translation.ts";
import { uploads } from "../zh-TW/uploads.ts";
import { wallet } from "../zh-TW/wallet.ts";

/** Everything the storefront says; one chunk in the browser. */
export const texts = {
  accounts,
  addresses,
  articles,
  cart,
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

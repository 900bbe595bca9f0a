import { accounts } from "../zh/accounts.ts";
import { addresses } from "../zh/addresses.ts";
import { articles } from "../zh/articles.ts";
import { cart } from "../zh/cart.ts";
import { common } from "../zh/common.ts";
import { coupons } from "../zh/coupons.ts";
import { credentials } from "../zh/credentials.ts";
import { devices } from "../zh/devices.ts";
import { errors } from "../zh/errors.ts";
import { home } from "../zh/home.ts";
import { membership } from "../zh/membership.ts";
import { mine } from "../zh/mine.ts";
import { notices } from "../zh/notices.ts";
import { options } from "../zh/options.ts";
import { orders } from "../zh/orders.ts";
import { ownGoods } from "../zh/own-goods.ts";
import { parcels } from "../zh/parcels.ts";
import { payment } from "../zh/payment.ts";
import { people } from "../zh/people.ts";
import { photoSearch } from "../zh/photo-search.ts";
import { points } from "../zh/points.ts";
import { product } from "../zh/product.ts";
import { search } from "../zh/search.ts";
import { security } from "../zh/security.ts";
import { settlement } from "../zh/settlement.ts";
import { shippability } from "../zh/shippability.ts";
import { status } from "../zh/status.ts";
import { sums } from "../zh/sums.ts";
import { topups } from "../zh/topups.ts";
import { translation } from "../zh/translation.ts";
import { uploads } from "../zh/uploads.ts";
import { wallet } from "../zh/wallet.ts";

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

import { accounts } from "../th/accounts.ts";
import { addresses } from "../th/addresses.ts";
import { articles } from "../th/articles.ts";
import { cart } from "../th/cart.ts";
import { common } from "../th/common.ts";
import { coupons } from "../th/coupons.ts";
import { credentials } from "../th/credentials.ts";
import { devices } from "../th/devices.ts";
import { errors } from "../th/errors.ts";
import { home } from "../th/home.ts";
import { membership } from "../th/membership.ts";
import { mine } from "../th/mine.ts";
import { notices } from "../th/notices.ts";
import { options } from "../th/options.ts";
import { orders } from "../th/orders.ts";
import { ownGoods } from "../th/own-goods.ts";
import { parcels } from "../th/parcels.ts";
import { payment } from "../th/payment.ts";
import { people } from "../th/people.ts";
import { photoSearch } from "../th/photo-search.ts";
import { points } from "../th/points.ts";
import { product } from "../th/product.ts";
import { search } from "../th/search.ts";
import { security } from "../th/security.ts";
import { settlement } from "../th/settlement.ts";
import { shippability } from "../th/shippability.ts";
import { status } from "../th/status.ts";
import { sums } from "../th/sums.ts";
import { topups } from "../th/topups.ts";
import { translation } from "../th/translation.ts";
import { uploads } from "../th/uploads.ts";
import { wallet } from "../th/wallet.ts";

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

import { accounts } from "../en/accounts.ts";
import { addresses } from "../en/addresses.ts";
import { articles } from "../en/articles.ts";
import { cart } from "../en/cart.ts";
import { common } from "../en/common.ts";
import { coupons } from "../en/coupons.ts";
import { credentials } from "../en/credentials.ts";
import { devices } from "../en/devices.ts";
import { errors } from "../en/errors.ts";
import { home } from "../en/home.ts";
import { membership } from "../en/membership.ts";
import { mine } from "../en/mine.ts";
import { notices } from "../en/notices.ts";
import { options } from "../en/options.ts";
import { orders } from "../en/orders.ts";
import { ownGoods } from "../en/own-goods.ts";
import { parcels } from "../en/parcels.ts";
import { payment } from "../en/payment.ts";
import { people } from "../en/people.ts";
import { photoSearch } from "../en/photo-search.ts";
import { points } from "../en/points.ts";
import { product } from "../en/product.ts";
import { search } from "../en/search.ts";
import { security } from "../en/security.ts";
import { settlement } from "../en/settlement.ts";
import { shippability } from "../en/shippability.ts";
import { status } from "../en/status.ts";
import { sums } from "../en/sums.ts";
import { topups } from "../en/topups.ts";
import { translation } from "../en/translation.ts";
import { uploads } from "../en/uploads.ts";
import { wallet } from "../en/wallet.ts";

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

import { accounts } from "../zh-TW/accounts.ts";
import { addresses } from "../zh-TW/addresses.ts";
import { cart } from "../zh-TW/cart.ts";
import { common } from "../zh-TW/common.ts";
import { errors } from "../zh-TW/errors.ts";
import { home } from "../zh-TW/home.ts";
import { mine } from "../zh-TW/mine.ts";
import { notices } from "../zh-TW/notices.ts";
import { options } from "../zh-TW/options.ts";
import { orders } from "../zh-TW/orders.ts";
import { parcels } from "../zh-TW/parcels.ts";
import { payment } from "../zh-TW/payment.ts";
import { product } from "../zh-TW/product.ts";
import { search } from "../zh-TW/search.ts";
import { settlement } from "../zh-TW/settlement.ts";
import { status } from "../zh-TW/status.ts";
import { wallet } from "../zh-TW/wallet.ts";

/** Everything the storefront says; one chunk in the browser. */
export const texts = {
  accounts,
  addresses,
  cart,
  common,
  errors,
  home,
  mine,
  notices,
  options,
  orders,
  parcels,
  payment,
  product,
  search,
  settlement,
  status,
  wallet,
} as const;

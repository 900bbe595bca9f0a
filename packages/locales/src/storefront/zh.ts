import { accounts } from "../zh/accounts.ts";
import { addresses } from "../zh/addresses.ts";
import { cart } from "../zh/cart.ts";
import { common } from "../zh/common.ts";
import { errors } from "../zh/errors.ts";
import { home } from "../zh/home.ts";
import { mine } from "../zh/mine.ts";
import { notices } from "../zh/notices.ts";
import { options } from "../zh/options.ts";
import { orders } from "../zh/orders.ts";
import { parcels } from "../zh/parcels.ts";
import { payment } from "../zh/payment.ts";
import { product } from "../zh/product.ts";
import { search } from "../zh/search.ts";
import { settlement } from "../zh/settlement.ts";
import { status } from "../zh/status.ts";
import { wallet } from "../zh/wallet.ts";

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

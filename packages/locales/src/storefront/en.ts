import { accounts } from "../en/accounts.ts";
import { addresses } from "../en/addresses.ts";
import { cart } from "../en/cart.ts";
import { common } from "../en/common.ts";
import { errors } from "../en/errors.ts";
import { home } from "../en/home.ts";
import { mine } from "../en/mine.ts";
import { notices } from "../en/notices.ts";
import { options } from "../en/options.ts";
import { orders } from "../en/orders.ts";
import { parcels } from "../en/parcels.ts";
import { payment } from "../en/payment.ts";
import { product } from "../en/product.ts";
import { search } from "../en/search.ts";
import { settlement } from "../en/settlement.ts";
import { status } from "../en/status.ts";
import { wallet } from "../en/wallet.ts";

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

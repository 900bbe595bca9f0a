import { accounts } from "../th/accounts.ts";
import { addresses } from "../th/addresses.ts";
import { cart } from "../th/cart.ts";
import { common } from "../th/common.ts";
import { errors } from "../th/errors.ts";
import { home } from "../th/home.ts";
import { mine } from "../th/mine.ts";
import { notices } from "../th/notices.ts";
import { options } from "../th/options.ts";
import { orders } from "../th/orders.ts";
import { parcels } from "../th/parcels.ts";
import { payment } from "../th/payment.ts";
import { product } from "../th/product.ts";
import { search } from "../th/search.ts";
import { settlement } from "../th/settlement.ts";
import { status } from "../th/status.ts";
import { wallet } from "../th/wallet.ts";

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

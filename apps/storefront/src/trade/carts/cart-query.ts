import { query } from "@sampan/client/query";
import { queryCartList } from "@sampan/contract/trade/carts/carts";

/** The customer's cart. Read anew whenever it is opened: prices and stock may have moved. [CART-12] */
export const cartQuery = {
  ...query(queryCartList, {}, { asksLogin: true }),
  staleTime: 0,
};

/** Where a long touch of the icon on the phone leads. */
export const installing = {
  find: "找货",
  cart: "购物车",
  orders: "订单",
  parcels: "包裹",
} as const;

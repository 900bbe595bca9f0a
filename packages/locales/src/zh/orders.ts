export const orders = {
  title: "我的订单",
  detail: "订单",
} as const;

import type { wireOrderRefusals } from "@sampan/contract/kernel/wire-order-refusals";

/** Why goods are not ordered over the interface of 1688. */
export const wireOrderErrors = {
  wire_order_off: "从 1688 直接下单没有开启",
  wire_order_elsewhere: "只能一次下单同一张订单里同一个 1688 卖家的商品",
  wire_order_open: "这些商品正在 1688 下单，结果出来之前不能再处理",
  wire_choice_missing: "1688 没有这个规格，或我们不知道它的编号；请手工下单",
  wire_receiver_unclear: "仓库地址看不出省、市、区和电话，请先在设置里补齐",
  wire_no_trade_mode: "1688 不接受这些商品直接下单，请手工下单",
  wire_sold_out: "1688 说库存不足",
  wire_below_minimum: "数量不符合卖家的起订量或整批要求",
  wire_price_risen: "卖家涨价了：付的是 {paid}，现在要 {price}。请先登记新价格",
  wire_total_changed: "金额比您看到的高，请重新查看",
  wire_declined: "1688 没有接受：{words}",
  wire_order_unknown: "没有这张 1688 订单",
  wire_order_needed: "这张订单的商品还要用，不能取消",
  wire_order_paid: "这张订单已经付款，请到 1688 申请退款",
  wire_cancel_too_soon: "订单刚建立，1688 还不能关闭，请过十秒再试",
} as const satisfies Record<keyof typeof wireOrderRefusals, string>;

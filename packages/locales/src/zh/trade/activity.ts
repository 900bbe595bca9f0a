export const activity = {
  price: "活动价 · {name}",
  until: "“{name}”活动价到 {time}",
  terms: "有活动价的商品一起下单，全部商品合计最多 {cap}，不能用优惠券。",
  regular: "没有活动价时 {amount}",
  cart: "选中的商品里有活动价，一起下单就是活动订单：全部商品合计最多 {cap}，现在 {amount}。",
  ofOrder: "活动订单 · {name}",
  within: "全部商品合计最多 {cap}，现在 {amount}。不能用优惠券。",
  above: "全部商品合计最多 {cap}，现在 {amount}，请减少 {over} 的商品。",
  noCoupon: "活动订单不能用优惠券",
  marks: {
    label: "活动标记",
    given: "这张订单会得到",
    next: "再满足这些，就能得到“{name}”",
    lacks: {
      goods_price: "有一件商品单价再高 {amount}",
      pay_method: {
        once: "付款方式选“一次付清”",
        twice: "付款方式选“分两期”",
        any: "选择付款方式",
      },
      min_item_fee: "商品再加 {amount}",
      min_hd2_fee: "国际运费再加 {amount}",
      min_order_fee: "到手价再加 {amount}",
    },
  },
} as const;

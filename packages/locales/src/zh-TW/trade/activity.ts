import type { activity as source } from "../../zh/trade/activity.ts";
import type { SameKeys } from "../../same-keys.ts";

export const activity = {
  price: "活動價 · {name}",
  until: "「{name}」活動價到 {time}",
  terms: "有活動價的商品一起下單，全部商品合計最多 {cap}，不能用優惠券。",
  regular: "沒有活動價時 {amount}",
  cart: "選取的商品裡有活動價，一起下單就是活動訂單：全部商品合計最多 {cap}，現在 {amount}。",
  ofOrder: "活動訂單 · {name}",
  within: "全部商品合計最多 {cap}，現在 {amount}。不能用優惠券。",
  above: "全部商品合計最多 {cap}，現在 {amount}，請減少 {over} 的商品。",
  noCoupon: "活動訂單不能用優惠券",
  marks: {
    label: "活動標記",
    given: "這張訂單會得到",
    next: "再符合這些，就能得到「{name}」",
    lacks: {
      goods_price: "有一件商品單價再高 {amount}",
      pay_method: {
        once: "付款方式選「一次付清」",
        twice: "付款方式選「分兩期」",
        any: "選擇付款方式",
      },
      min_item_fee: "商品再加 {amount}",
      min_hd2_fee: "國際運費再加 {amount}",
      min_order_fee: "到手價再加 {amount}",
    },
  },
} as const satisfies SameKeys<typeof source>;

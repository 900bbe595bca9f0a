import type { wireOrderErrors as source } from "../../zh/kernel/wire-order-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const wireOrderErrors = {
  wire_order_off: "沒有開啟直接在 1688 下單",
  wire_order_elsewhere: "一次只能訂同一張訂單裡同一個 1688 賣家的商品",
  wire_order_open: "這些商品正在 1688 下單，有結果之前不能再處理",
  wire_choice_missing: "1688 沒有這個規格，或我們不知道它的編號；請手動下單",
  wire_receiver_unclear: "從倉庫地址看不出省、市、區和電話，請先到設定補齊",
  wire_no_trade_mode: "1688 不接受這些商品直接下單，請手動下單",
  wire_sold_out: "1688 說庫存不足",
  wire_below_minimum: "數量不符合賣家的起訂量或整批要求",
  wire_price_risen: "賣家漲價了：付的是 {paid}，現在要 {price}。請先登記新價格",
  wire_total_changed: "金額比您看到的高，請重新查看",
  wire_declined: "1688 沒有接受：{words}",
  wire_order_unknown: "沒有這張 1688 訂單",
  wire_order_needed: "這張訂單的商品還要用，不能取消",
  wire_order_paid: "這張訂單已經付款，請到 1688 申請退款",
  wire_cancel_too_soon: "訂單剛建立，1688 還不能關閉，請過十秒再試",
} as const satisfies SameKeys<typeof source>;

import type { workOrderErrors as source } from "../../zh/kernel/work-order-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const workOrderErrors = {
  work_order_unknown: "沒有這個對話",
  work_order_closed: "這個對話已關閉。還有問題，請再問我們一次",
  work_order_words_needed: "請寫下您的問題",
  work_order_said_already: "剛才已經送出，不必再送一次",
  work_orders_too_many: "您有 {n} 個問題在等答覆。請等其中一個答覆後再問",
  work_order_about_unknown: "找不到您要問的訂單、包裹或付款",
  work_order_of_other: "這個對話由同事負責，請先請他轉交",
  work_order_colleague_unknown: "沒有這位可以答覆問題的同事",
  prepared_answer_unknown: "沒有這個常用答覆",
  prepared_answer_known: "已有同名的常用答覆",
} as const satisfies SameKeys<typeof source>;

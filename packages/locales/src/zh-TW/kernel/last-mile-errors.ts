import type { lastMileErrors as source } from "../../zh/kernel/last-mile-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const lastMileErrors = {
  last_mile_fixed: "這個包裹已經交給物流業者，現在不能更改配送方式",
  last_mile_unavailable: "這種配送方式目前無法使用，請選擇其他方式",
  store_refuses_parcel: "這個包裹超過門市的尺寸、重量或金額上限，請改為宅配到府",
  mobile_needed_for_stores: "門市取貨須以台灣手機號碼通知您，請將收件地址的電話改成 09 開頭的手機",
  store_visit_over: "選擇門市的頁面已逾時，請重新開啟地圖再選一次",
  store_closed: "這家門市已停止收件，請選擇其他門市",
  stores_not_told: "目前查不到門市清單，請稍後再試",
  shipping_order_unknown: "沒有這張託運單",
  shipping_order_not_in_state: "這張託運單目前的狀態無法這樣處理",
} as const satisfies SameKeys<typeof source>;

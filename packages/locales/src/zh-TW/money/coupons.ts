import type { coupons as source } from "../../zh/money/coupons.ts";
import type { SameKeys } from "../../same-keys.ts";

export const coupons = {
  title: "優惠券",
  tabs: {
    label: "優惠券狀態",
    unused: "可使用",
    used: "已使用",
    expired: "已過期",
  },
  kinds: {
    general: "折抵券",
    freight: "國際運費券",
  },
  from: "滿 {amount} 可用",
  fromNothing: "不限金額",
  period: "{from} 至 {to}",
  code: "券碼 {code}",
  reserved: "訂單 {tid} 使用中",
  used: "已用於訂單 {tid}",
  loading: "正在讀取優惠券",
  empty: {
    unused: "沒有可用的優惠券",
    used: "還沒有用過優惠券",
    expired: "沒有過期的優惠券",
    body: "有新的優惠券時，會出現在這裡。",
  },
} as const satisfies SameKeys<typeof source>;

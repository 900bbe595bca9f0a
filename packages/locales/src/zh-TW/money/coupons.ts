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
  atMost: "最多折 {amount}",
  days: "領取後 {count} 天內可用",
  detail: "優惠券說明",
  received: "領過的優惠券",
  discount: "折價券",
  unknown: "找不到這張優惠券",
  unknownBody: "請核對代碼後再試一次。",
  takenNow: "領取成功",
  take: {
    title: "領取優惠券",
    none: "目前沒有可領的優惠券",
    take: "領取",
    had: "已領取",
    gone: "已領完",
    code: "優惠券代碼",
    redeem: "用代碼領取",
  },
  best: "最省",
  saves: "這次可折 {amount} · {day} 到期",
  proposed: "最多可折 {amount}",
  why: {
    general: {
      wrong_kind: "國際運費券，付國際運費時再用",
      below_start: "商品金額還沒滿 {from}",
    },
    freight: {
      wrong_kind: "折抵券，下單時才能用",
      below_start: "國際運費還沒滿 {from}",
    },
    activity: "活動訂單和活動包裹不能用券",
    wrong_currency: "這張券以另一種貨幣計，這裡不能用",
    not_started: "{day} 起可用",
    expired: "已過期",
  },
  loading: "正在讀取優惠券",
  empty: {
    unused: "沒有可用的優惠券",
    used: "還沒有用過優惠券",
    expired: "沒有過期的優惠券",
    body: "有新的優惠券時，會出現在這裡。",
  },
} as const satisfies SameKeys<typeof source>;

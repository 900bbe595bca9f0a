import type { sums as source } from "../../zh/kernel/sums.ts";
import type { SameKeys } from "../../same-keys.ts";

export const sums = {
  label: {
    goods: "商品 {count, number} 件",
    mainland_freight: "內陸運費",
    service_fee: "服務費",
    insurance: "保險 {percent}%",
    coupon: "優惠券",
    bonus: "紅包",
    points: "點數",
    base_fee: "基本費",
    minimum_fee: "低消補足",
    freight_coupon: "運費券",
    paid_before: "已預付的運費",
  },
  freightBy: {
    air: "{charge}（空運）",
    fast_sea: "{charge}（快船）",
    sea: "{charge}（海運）",
    land: "{charge}（陸運）",
  },
  deliveryBy: "{charge}（{carrier}）",
  why: {
    times: "{amount} × {rate}",
    mainland: "{amount} × {rate}，賣家到我們的倉庫",
    share: "商品金額 {goods} 的 {percent}% = {amount}",
    weight: "{weight} kg × {rate}",
    weightEstimate: "預估 {weight} kg × {rate}；到倉後依實重與材積較大者計",
    volume: "{volume} m³ × {rate}",
    withMinimum: "{reason}，含低消補足",
    each: "一件 {fee}",
    eachOf: "{fee} × {count, number} 件",
    minimum: "國際運費最低 {minimum}",
    coupon: "滿 {from} 減 {value}，審核沒過會歸還",
    points: "使用 {points, number} 點",
    paidBefore: "下單時已依預估付過",
    written: "由工作人員登記",
  },
  subtotal: {
    first: "第一期小計",
    only: "一次付清",
    second: "第二期小計",
    secondEstimate: "第二期預估",
  },
  toTheDoor: "到府預估總額",
  toTheDoorBilled: "到府總額",
} as const satisfies SameKeys<typeof source>;

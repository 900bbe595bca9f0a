import type { shippability as source } from "../../zh/goods/shippability.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shippability = {
  row: "可寄",
  open: "{name}能怎麼寄",
  title: "這件商品能怎麼寄",
  kinds: {
    air: "空運",
    fast_sea: "海快",
    sea: "海運",
    land: "陸運",
  },
  days: "{min, number}–{max, number} 天",
  short: {
    sent: "{way}可",
    special_line: "{way}走專線",
    inspection: "{way}需 {mark}",
    inspection_plain: "{way}需檢驗",
    not_carried: "{way}不收",
    refused: "{way}不收",
    limited: "{way}最多 {count, number} 件",
  },
  state: {
    sent: "可以寄",
    special_line: "走專線",
    inspection: "需檢驗標識",
    not_carried: "不收",
    refused: "不承運",
    limited: "可以寄，有數量限制",
  },
  none: "任何方式都不承運",
  more: "超過 {count, number} 件：{reason}",
  mark: "標識：{mark}",
  checked: "規則核對於 {day}",
  plain: "按普通貨運送，沒有限制。",
  noTariff: "這種運送方式目前不收這類貨。",
  note: "這是下單前的判斷。審核人員會再看一次，有變化會先告訴您，不會先扣款。",
  refusedBar: "這件商品無法運送",
  airOnly: "限空運",
  part: "部分商品不收",
  closed: "{way}：{reason}",
} as const satisfies SameKeys<typeof source>;

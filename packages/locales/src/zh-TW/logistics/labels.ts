import type { labels as source } from "../../zh/logistics/labels.ts";
import type { SameKeys } from "../../same-keys.ts";

export const labels = {
  title: "標籤 {count, number}",
  way: { air: "空運", fast_sea: "快船", sea: "海運", land: "陸運" },
  warehouse: { guangzhou: "廣州倉", shenzhen: "深圳倉" },
  customer: "客戶 {value}",
  weight: "重量 {value} kg",
  shelf: "貨架 {value}",
  express: "快遞 {value}",
  parcels: "{count, number} 個包裹",
} as const satisfies SameKeys<typeof source>;

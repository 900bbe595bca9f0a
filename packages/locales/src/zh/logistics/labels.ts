/** What labels of parcels and boxes say. */
export const labels = {
  title: "标签 {count, number}",
  way: { air: "空运", fast_sea: "快船", sea: "海运", land: "陆运" },
  warehouse: { guangzhou: "广州仓", shenzhen: "深圳仓" },
  customer: "客户 {value}",
  weight: "重量 {value} kg",
  shelf: "货架 {value}",
  express: "快递 {value}",
  parcels: "{count, number} 个包裹",
} as const;

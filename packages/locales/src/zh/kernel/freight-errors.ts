import type { freightRefusals } from "@sampan/contract/kernel/freight-refusals";

/** Words for what a parcel cannot be reckoned for. */
export const freightErrors = {
  weight_needed: "请填写重量，要大于 0.001 kg",
  length_needed: "请填写长度，要大于 0 cm",
  width_needed: "请填写宽度，要大于 0 cm",
  height_needed: "请填写高度，要大于 0 cm",
  parcel_too_heavy: "重量最多 {kg, number} kg",
  side_too_long: "每一边最长 {cm, number} cm",
  bill_unknown: "没有这张运费单",
  tariff_unknown: "没有这个运价版本",
  tariff_unpriced: "请填写每公斤的价格",
  tariff_volume_free: "请填写材积除数或每立方米的价格，否则体积不计费",
  tariff_days_invalid: "最短天数不能多于最长天数",
  tariff_moment_past: "生效时间要晚于现在",
  tariff_begun: "这个版本已经生效或已撤回",
  tariff_first_unpriced: "首重和首重价格要一起填，或都不填",
  tariff_group_unknown: "没有这个客户分群",
  tariff_group_fleeting: "下单就会离开的分群不能定价：请去掉“多少天没有下单”的条件",
  tariff_moment_taken: "这条线路已有一个版本在同一时刻生效",
} as const satisfies Record<keyof typeof freightRefusals, string>;

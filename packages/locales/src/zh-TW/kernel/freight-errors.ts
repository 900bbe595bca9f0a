import type { freightErrors as source } from "../../zh/kernel/freight-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const freightErrors = {
  weight_needed: "請填寫重量，須大於 0.001 kg",
  length_needed: "請填寫長度，須大於 0 cm",
  width_needed: "請填寫寬度，須大於 0 cm",
  height_needed: "請填寫高度，須大於 0 cm",
  parcel_too_heavy: "重量最多 {kg, number} kg",
  side_too_long: "每一邊最長 {cm, number} cm",
  bill_unknown: "沒有這張運費單",
  tariff_unknown: "沒有這個運價版本",
  tariff_unpriced: "請填寫每公斤的價格",
  tariff_volume_free: "請填寫材積除數或每立方公尺的價格，否則體積不計費",
  tariff_days_invalid: "最短天數不能多於最長天數",
  tariff_moment_past: "生效時間須晚於現在",
  tariff_begun: "這個版本已經生效或已撤回",
  tariff_first_unpriced: "首重和首重價格要一起填，或都不填",
  tariff_group_unknown: "沒有這個客戶分群",
  tariff_group_fleeting: "下單就會離開的分群不能定價：請去掉「多少天沒有下單」的條件",
  tariff_moment_taken: "這條線路已有一個版本在同一時刻生效",
} as const satisfies SameKeys<typeof source>;

import type { consoleForecast as source } from "../../zh/logistics/console-forecast.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleForecast = {
  days: "接下來 14 天的倉庫工作",
  receipts: "待收貨",
  packings: "待合併",
  day: "日期",
  range: "{expected}（{low} 至 {high}）",
  unknown: "收過的包裹太少，還說不準",
  unknownHint: "收滿三十件後，這裡會顯示往後每天的預估。",
  lines: "各線路的裝載",
  line: "線路",
  today: "目前等候",
  later: "14 天後",
  usual: "一航次通常裝",
  full: "裝滿",
  fullIn: "{days, plural, =0 {今天} other {# 天後}}",
  notSoon: "14 天內不會",
  notKnown: "還不知道",
  cubic: "{volume} 立方公尺",
  empty: "沒有等候出發的包裹",
} as const satisfies SameKeys<typeof source>;

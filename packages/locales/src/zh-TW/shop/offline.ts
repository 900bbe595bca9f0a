import type { offline as source } from "../../zh/shop/offline.ts";
import type { SameKeys } from "../../same-keys.ts";

export const offline = {
  title: "沒有網路",
  kept: "您之前看過的內容可以離線查看：",
  nothing: "這台裝置上還沒有可以離線查看的內容。",
  again: "再試一次",
  asOf: "沒有網路，顯示的是 {when} 的內容。",
} as const satisfies SameKeys<typeof source>;

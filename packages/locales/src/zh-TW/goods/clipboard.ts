import type { clipboard as source } from "../../zh/goods/clipboard.ts";
import type { SameKeys } from "../../same-keys.ts";

export const clipboard = {
  title: "您剛複製了這件商品",
  source: "來源：{source}",
  open: "去看看",
  leave: "不用了",
  watch: {
    label: "認出複製的商品",
    hint: "開啟商店時看一眼您複製的內容。只有商品連結或口令會離開這台裝置。",
    on: "已開啟",
    off: "已關閉",
    denied: "瀏覽器不允許",
  },
} as const satisfies SameKeys<typeof source>;

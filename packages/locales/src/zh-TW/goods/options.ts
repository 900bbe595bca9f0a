import type { options as source } from "../../zh/goods/options.ts";
import type { SameKeys } from "../../same-keys.ts";

export const options = {
  title: "選擇款式與數量",
  stock: "庫存 {count, number}",
  minimum: "{count, number} 件起批",
  step: "每次 {count, number} 件",
  nextTier: "{from, number} 件起 {price} · 再加 {missing, number} 件享此價",
  lowestTier: "已享最低價",
  chosenUnder: "{name}，已選 {count, number} 件",
  chooseFirst: "先選{name}，再填數量",
  quantityOf: "數量，{name}",
  decrease: "減少 {name}",
  increase: "增加 {name}",
  total: "共 {count, number} 件",
  none: "還沒選數量",
  soldOut: "這件商品暫時沒有庫存",
  chosen: "{name} × {count, number}",
} as const satisfies SameKeys<typeof source>;

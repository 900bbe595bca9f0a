import type { points as source } from "../../zh/money/points.ts";
import type { SameKeys } from "../../same-keys.ts";

export const points = {
  title: "點數",
  total: "現有點數",
  how: "訂單完成後獲得，付款時可以折抵。",
  ledger: "點數明細",
  after: "剩餘 {points, number}",
  empty: {
    title: "還沒有點數",
    body: "第一張訂單完成後，點數就會入帳。",
  },
} as const satisfies SameKeys<typeof source>;

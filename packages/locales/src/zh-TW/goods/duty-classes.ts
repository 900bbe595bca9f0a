import type { dutyClasses as source } from "../../zh/goods/duty-classes.ts";
import type { SameKeys } from "../../same-keys.ts";

export const dutyClasses = {
  clothing: "服裝鞋帽",
  care: "保養清潔",
  bags: "箱包",
  household: "居家用品",
  audio: "耳機音響",
  watches: "鐘錶",
  toys: "玩具",
  electronics: "手機電腦",
  books: "圖書",
} as const satisfies SameKeys<typeof source>;

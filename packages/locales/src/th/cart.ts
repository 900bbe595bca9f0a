import type { cart as source } from "../zh/cart.ts";
import type { SameKeys } from "../same-keys.ts";

export const cart = {
  title: "ตะกร้า",
  empty: {
    title: "ท้องเรือยังว่าง",
    body: "วางลิงก์จาก 1688 Taobao หรือ JD แล้วเราจะนำมาให้คุณ",
    action: "ไปหาสินค้า",
  },
} as const satisfies SameKeys<typeof source>;

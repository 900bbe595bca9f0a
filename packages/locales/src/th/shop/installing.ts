import type { installing as source } from "../../zh/shop/installing.ts";
import type { SameKeys } from "../../same-keys.ts";

export const installing = {
  find: "ค้นหา",
  cart: "ตะกร้า",
  orders: "คำสั่งซื้อ",
  parcels: "พัสดุ",
} as const satisfies SameKeys<typeof source>;

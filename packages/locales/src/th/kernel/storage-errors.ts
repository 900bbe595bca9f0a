import type { storageErrors as source } from "../../zh/kernel/storage-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

import { serviceErrors } from "./service-errors.ts";

export const storageErrors = {
  ...serviceErrors,
  storage_not_offered: "ยังต่อเวลาเก็บไม่ได้ หรือเก็บครบจำนวนวันสูงสุดแล้ว",
  storage_offer_changed: "จำนวนวันหรือยอดเงินเพิ่งเปลี่ยน โปรดดูอีกครั้ง",
  storage_not_due: "ยังไม่ถึงเวลาจัดการเป็นสินค้าที่ถูกสละ เร็วที่สุดคือหลัง {date}",
  storage_untold: "ลูกค้ายังไม่ได้รับแจ้งครบสามครั้ง จึงยังจัดการไม่ได้",
  storage_not_in_state: "ขณะนี้จัดการพัสดุนี้แบบนี้ไม่ได้ โปรดรีเฟรชแล้วดูอีกครั้ง",
  storage_awaited: "สินค้าในพัสดุยังมาไม่ครบ จึงจัดการไม่ได้",
  storage_bill_open: "คำสั่งซื้อยังมียอดค้างชำระ โปรดจัดการก่อน",
} as const satisfies SameKeys<typeof source>;

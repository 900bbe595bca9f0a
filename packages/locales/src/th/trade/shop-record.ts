import type { shopRecord as source } from "../../zh/trade/shop-record.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shopRecord = {
  title: "ร้านนี้",
  sends: "ส่วนใหญ่ส่งภายใน {half, number} วันหลังชำระ ช้าสุด {most, number} วัน",
  sendsSame: "ส่วนใหญ่ส่งภายใน {half, number} วันหลังชำระ",
  notYet: "ยังไม่มีประวัติการส่ง",
  short: "สินค้าหมด {percent}%",
  back: "คืนเงินเพราะร้าน {percent}%",
  basis: "จาก {count, number} รายการในครึ่งปี",
} as const satisfies SameKeys<typeof source>;

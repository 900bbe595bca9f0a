import type { shipping as source } from "../../zh/logistics/shipping.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shipping = {
  step: {
    announced: "สร้างใบขนส่งแล้ว",
    dropped_off: "ส่งให้ร้านแล้ว",
    on_the_way: "กำลังขนส่ง",
    out_for_delivery: "กำลังนำจ่าย",
    absent: "ไม่มีผู้รับตอนนำจ่าย",
    address_wrong: "ที่อยู่ไม่ถูกต้อง",
    store_closed: "ร้านหยุดรับพัสดุ",
    at_store: "ถึงร้านแล้ว ไปรับได้เลย",
    delivered: "รับพัสดุแล้ว",
    uncollected: "ไม่มารับภายในกำหนด",
    refused: "ผู้รับปฏิเสธ",
    returning: "กำลังส่งคืน",
    returned: "ส่งคืนคลังของเราแล้ว",
    lost: "สูญหาย",
    cancelled: "ยกเลิกแล้ว",
  },
} as const satisfies SameKeys<typeof source>;

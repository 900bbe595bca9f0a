import type { tracking as source } from "../../zh/logistics/tracking.ts";
import type { SameKeys } from "../../same-keys.ts";

export const tracking = {
  words: "ข้อความจากขนส่ง ({count, number})",
  leg: { mainland: "ผู้ขาย → โกดัง", door: "ขนส่งในประเทศ → หน้าบ้าน" },
  state: {
    announced: "แจ้งส่งแล้ว รอเข้ารับ",
    picked_up: "รับพัสดุแล้ว",
    in_transit: "กำลังขนส่ง",
    at_customs: "อยู่ระหว่างตรวจศุลกากร",
    cleared: "ผ่านศุลกากรแล้ว",
    out_for_delivery: "กำลังนำส่ง",
    at_pickup_point: "รอรับที่จุดรับ",
    problem: "การขนส่งมีปัญหา",
    undeliverable: "นำส่งไม่สำเร็จ",
    delivered: "ส่งถึงแล้ว",
    refused: "ถูกปฏิเสธรับ",
    returning: "กำลังส่งคืน",
    returned: "ส่งคืนแล้ว",
  },
} as const satisfies SameKeys<typeof source>;

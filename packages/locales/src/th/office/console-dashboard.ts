import type { consoleDashboard as source } from "../../zh/office/console-dashboard.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleDashboard = {
  queues: "คิวของแต่ละโต๊ะ",
  queue: {
    reviews: "รอตรวจสอบ",
    purchases: "รอสั่งซื้อ",
    receipts: "รอรับเข้าคลัง",
    unclaimed: "พัสดุไม่มีเจ้าของ",
    billings: "รอคิดค่าส่ง",
    shipments: "รอส่งออก",
    refunds: "รอคืนเงิน",
    claims: "คำร้องเคลมที่รอ",
    topups: "เติมเงินรอตรวจ",
    withdrawals: "ถอนเงินรอตรวจ",
    corrections: "แก้ไขยอดรอยืนยัน",
    banks: "แก้ไขธนาคารรอยืนยัน",
    arrivals: "เงินเข้ารอระบุเจ้าของ",
    outgoings: "เงินออกที่รอตรวจสอบ",
    differences: "ผลต่างในบัญชี",
  },
  oldest: "นานสุด {time}",
  overdue: "เกินเวลา",
  nothingOverdue: "ไม่มีงานที่เกินเวลา",
  lateCount: "{count, number} รายการ",
  toDesk: "ไปที่{queue}",
  byStatus: "สถานะคำสั่งซื้อ",
  turn: {
    ours: "ฝั่งเราดำเนินการ",
    theirs: "รอลูกค้า",
    over: "สิ้นสุดแล้ว",
  },
  orders: "ทั้งหมด {count, number} คำสั่งซื้อ",
  days: "14 วันล่าสุด",
  day: "วันที่",
  placed: "สั่งซื้อ",
  completed: "เสร็จสิ้น",
} as const satisfies SameKeys<typeof source>;

import type { uploads as source } from "../../zh/kernel/uploads.ts";
import type { SameKeys } from "../../same-keys.ts";

export const uploads = {
  add: "เพิ่มรูป",
  sending: "กำลังอัปโหลด {percent, number}%",
  shown: "รูปที่ {index, number}",
  remove: "ลบรูปที่ {index, number}",
  retry: "อัปโหลดอีกครั้ง",
  tooLarge: "รูปใหญ่เกินไป โปรดอัปโหลดรูปใหม่ที่ไม่เกิน {size} MB",
  failed: {
    voucher: "อัปโหลดสลิปไม่สำเร็จ โปรดลองอีกครั้ง",
    picture: "อัปโหลดรูปไม่สำเร็จ โปรดลองอีกครั้ง",
    claim: "อัปโหลดรูปไม่สำเร็จ โปรดลองอีกครั้ง",
    search: "อัปโหลดรูปไม่สำเร็จ โปรดลองอีกครั้ง",
    company: "อัปโหลดรูปเอกสารไม่สำเร็จ กรุณาลองอีกครั้ง",
    request: "อัปโหลดรูปไม่สำเร็จ โปรดลองอีกครั้ง",
    ticket: "อัปโหลดรูปไม่สำเร็จ โปรดลองอีกครั้ง",
    clearance: "อัปโหลดภาพหน้าจอไม่สำเร็จ โปรดลองอีกครั้ง",
  },
} as const satisfies SameKeys<typeof source>;

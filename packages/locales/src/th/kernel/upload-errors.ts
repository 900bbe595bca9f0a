import type { uploadErrors as source } from "../../zh/kernel/upload-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const uploadErrors = {
  picture_needed: "กรุณาเลือกรูปภาพ",
  picture_too_large: "รูปใหญ่เกินไป กรุณาใช้รูปไม่เกิน 6 MB",
  picture_too_many_pixels: "รูปมีพิกเซลมากเกินไป กรุณาย่อรูปหรือบันทึกเป็น JPEG แล้วลองอีกครั้ง",
  picture_unreadable: "อ่านรูปนี้ไม่ได้ กรุณาใช้รูปอื่น",
  file_unknown: "ไม่พบไฟล์นี้",
} as const satisfies SameKeys<typeof source>;

import type { uploadErrors as source } from "../../zh/kernel/upload-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const uploadErrors = {
  picture_needed: "請選擇圖片",
  picture_too_large: "圖片太大，請換一張 6 MB 以內的",
  picture_too_many_pixels: "圖片像素太多，請縮小或另存為 JPEG 後再試",
  picture_unreadable: "無法讀取這張圖片，請換一張",
  file_unknown: "沒有這個檔案",
} as const satisfies SameKeys<typeof source>;

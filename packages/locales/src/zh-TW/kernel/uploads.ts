import type { uploads as source } from "../../zh/kernel/uploads.ts";
import type { SameKeys } from "../../same-keys.ts";

export const uploads = {
  add: "新增圖片",
  sending: "上傳中 {percent, number}%",
  shown: "第 {index, number} 張圖片",
  remove: "移除第 {index, number} 張圖片",
  retry: "重新上傳",
  tooLarge: "圖片太大，請換一張 {size} MB 以內的重新上傳",
  failed: {
    voucher: "憑證上傳失敗，請再試一次",
    picture: "圖片上傳失敗，請再試一次",
    claim: "照片上傳失敗，請再試一次",
    search: "照片上傳失敗，請再試一次",
    company: "文件照片上傳失敗，請再試一次",
    request: "圖片上傳失敗，請再試一次",
    ticket: "照片上傳失敗，請再試一次",
    clearance: "截圖上傳失敗，請再試一次",
  },
} as const satisfies SameKeys<typeof source>;

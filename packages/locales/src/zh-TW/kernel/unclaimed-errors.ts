import type { unclaimedErrors as source } from "../../zh/kernel/unclaimed-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const unclaimedErrors = {
  unclaimed_unknown: "找不到這件無主包裹",
  unclaimed_not_in_state: "這件無主包裹現在不能這樣處理，請重新整理後再看",
  unclaimed_forecast: "這個單號已經有人在等，或者已經收過。請再掃一次",
  unclaimed_photo_needed: "請至少拍一張照片",
  unclaimed_not_due: "這件包裹要保留到 {date}，到期前不能丟棄",
  unclaimed_owner_needed: "請指定客戶，並選擇在等的商品或填寫內容物",
  unclaimed_claimed: "有客戶認領這件包裹，請先處理認領",
  parcel_claim_number_needed: "請填寫快遞單號，6 到 40 位英數字",
  parcel_claims_too_many: "每天最多認領 {n, number} 件，請明天再試",
  parcel_claim_unknown: "找不到這筆認領",
  parcel_claim_not_in_state: "這筆認領已經處理過了",
} as const satisfies SameKeys<typeof source>;

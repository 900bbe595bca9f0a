import type { unclaimedRefusals } from "@sampan/contract/kernel/unclaimed-refusals";

/** Words for refusals of parcels without an owner. */
export const unclaimedErrors = {
  unclaimed_unknown: "没有这件无主包裹",
  unclaimed_not_in_state: "这件无主包裹现在不能这样处理，请刷新后再看",
  unclaimed_forecast: "这个单号已经有人在等，或者已经收过。请再扫一次",
  unclaimed_photo_needed: "请至少拍一张照片",
  unclaimed_not_due: "这件包裹要保留到 {date}，到期前不能丢弃",
  unclaimed_owner_needed: "请指定客户，并选择在等的商品或填写内容物",
  unclaimed_claimed: "有客户认领这件包裹，请先处理认领",
  parcel_claim_number_needed: "请填写快递单号，6 到 40 位英数字",
  parcel_claims_too_many: "每天最多认领 {n, number} 件，请明天再试",
  parcel_claim_unknown: "没有这笔认领",
  parcel_claim_not_in_state: "这笔认领已经处理过了",
} as const satisfies Record<keyof typeof unclaimedRefusals, string>;

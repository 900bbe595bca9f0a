import type { unclaimedRefusals } from "@sampan/contract/kernel/unclaimed-refusals";

/** Words for refusals of parcels without an owner. */
export const unclaimedErrors = {
  unclaimed_unknown: "没有这件无主包裹",
  unclaimed_not_in_state: "这件无主包裹现在不能这样处理，请刷新后再看",
  unclaimed_forecast: "这个单号已经有人在等，或者已经收过。请再扫一次",
  unclaimed_photo_needed: "请至少拍一张照片",
  unclaimed_not_due: "这件包裹要保留到 {date}，到期前不能丢弃",
  unclaimed_owner_needed: "请指定客户，并选择在等的商品或填写内容物",
} as const satisfies Record<keyof typeof unclaimedRefusals, string>;

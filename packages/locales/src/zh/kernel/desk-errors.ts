import type { deskRefusals } from "@sampan/contract/kernel/desk-refusals";

/** What refusals of the warehouse's desks say. */
export const deskErrors = {
  camera_ended: "这个拍照码已失效，请在工作台上换一个新的",
  camera_taken: "这个拍照码已被另一部手机使用，请在工作台上换一个新的",
  camera_full: "一个包裹最多 {n, number} 张照片，已经够了",
  photos_needed: "请拍够 {n, number} 张照片再完成",
  contents_photos_needed: "封箱前请拍够 {n, number} 张内容物照片",
  box_photos_needed: "封箱后请拍够 {n, number} 张箱子照片",
  fault_foreign: "瑕疵要记在这个包裹里的商品上，件数不能多于到货数",
  fault_words_needed: "请写明是什么问题",
  scale_too_heavy: "磅秤读数是 {weight, number} kg，一个包裹最多 {most, number} kg，请再称一次",
  parcel_elsewhere: "这个包裹登记在另一个仓库",
  count_unknown: "没有这次盘点",
  count_not_in_state: "这次盘点目前不能这样做，请重新载入",
  count_full: "这次盘点已扫满 {n, number} 件，请先结束再开一次",
  outcome_unfit: "这样的差异不能这样处理",
  differences_open: "还有差异没有写明处理结果",
  pickup_code_needed: "这个包裹等待自取，请凭收件人的取件码交付",
  pickup_code_wrong: "取件码不正确，还可以再试 {n, number} 次",
  pickup_code_expired: "取件码已过期，请收件人在包裹页换一个新的",
  pickup_code_locked: "取件码错误次数太多，请收件人在包裹页换一个新的",
} as const satisfies Record<keyof typeof deskRefusals, string>;

import type { clearanceRefusals } from "@sampan/contract/kernel/clearance-refusals";

/** What refusals of declarations say. */
export const clearanceErrors = {
  clearance_not_in_state: "申报现在的进度不能这样做",
  clearance_changed: "包裹内容有变动，申报已重新拟好，请再看一次",
  clearance_missing: "包裹 {tid} 的 EZ WAY 申报还没有确认完成，不能装箱",
  clearance_outdated: "包裹 {tid} 确认过后内容又有变动，要重新确认才能装箱",
  clearance_proof_needed: "请先选一张 EZ WAY 截图",
  clearance_proofs_too_many: "一份申报最多附 {n, number} 张截图",
  declarant_name_needed: "请填申报人的姓名，要和 EZ WAY 上登记的一样",
  declarant_mobile_invalid: "请填申报人在 EZ WAY 绑定的手机号码，例如 0912 345 678",
  declarant_mobile_taken:
    "这个手机号码已登记在另一个姓名名下。EZ WAY 上一个号码只属于一个人，请用申报人自己的号码",
  declarants_too_many: "一个账号最多 {n, number} 位申报人",
  broker_row_unreadable: "第 {line, number} 行看不懂：要有分提单号和状态，例如 申報相符",
  broker_row_refused: "第 {line, number} 行（{tid}）不能照写：{why}。整份都没有登记",
  duty_number_invalid: "请填收据号码：3 到 40 个字母、数字或 . / -，例如 A001-0412/69",
  duty_number_taken: "收据 {number} 已经登记过，不能登记第二次",
  duty_day_invalid: "请填海关收款的日期，不能早于包裹入库，也不能是以后",
  duty_amount_needed: "请填关税或增值税的金额",
  duty_page_needed: "请附收据的图片，PDF 请截成图片",
  duty_parcel_here: "包裹还没有出发，还不会有海关收据",
  duty_receipt_ended: "这张收据刚才已经更正或撤回，请再看一次",
} as const satisfies Record<keyof typeof clearanceRefusals, string>;

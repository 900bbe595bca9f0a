import type { SameKeys } from "../../same-keys.ts";
import type { topupFailures as source } from "../../zh/money/topup-failures.ts";

export const topupFailures = {
  declined: "付款被發卡行或銀行拒絕，請聯絡銀行，或換一種方式",
  insufficient_funds: "額度或餘額不足",
  card_expired: "卡片已過期",
  card_blocked: "卡片被停用，請聯絡發卡行",
  wrong_details: "付款資料不正確",
  cancelled: "付款已取消",
  timed_out: "沒有在時限內付款",
} as const satisfies SameKeys<typeof source>;

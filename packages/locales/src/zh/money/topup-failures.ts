import type { TopupFailure } from "@sampan/domain/money/topups/topup-failure";

/** Why an online top-up failed, where its provider's code is known. */
export const topupFailures = {
  declined: "付款被发卡行或银行拒绝，请联系银行，或换一种方式",
  insufficient_funds: "额度或余额不足",
  card_expired: "卡片已过期",
  card_blocked: "卡片被停用，请联系发卡行",
  wrong_details: "付款资料不正确",
  cancelled: "付款已取消",
  timed_out: "没有在时限内付款",
} as const satisfies Record<TopupFailure, string>;

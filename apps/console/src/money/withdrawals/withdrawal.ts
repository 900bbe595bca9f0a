import { deskTabs, type DeskTab } from "@sampan/contract/money/withdrawals/staff-withdrawals";
import type { Tone } from "../../kit/tag.tsx";

export type { WithdrawalAtDesk as Withdrawal } from "@sampan/contract/money/withdrawals/staff-withdrawals";
export { deskTabs as tabs, type DeskTab as Tab };

export const toneOfTab = {
  waiting: "brand",
  to_pay: "action",
  paid: "ok",
  returning: "warn",
  returned: "danger",
  failed: "danger",
} as const satisfies Record<DeskTab, Tone>;

import type { StaffRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";

const tones = {
  requested: "brand",
  accepted: "brand",
  return_after_completion: "brand",
  return_completed: "brand",
  seller_compensated: "brand",
  compensated_to_buyer: "ok",
  succeeded: "ok",
  compensated: "ok",
  rejected: "danger",
  closed: "plain",
} as const satisfies Record<StaffRefund["state"], Tone>;

/** One flag of a refund in a word. [REF-01] */
export function RefundStateTag({ state }: { readonly state: StaffRefund["state"] }) {
  const t = useTranslations("consoleRefunds.flags");
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}

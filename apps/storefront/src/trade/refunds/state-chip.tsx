import type { Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { Chip, type Tone } from "@sampan/ui/chip";
import { useTranslations } from "use-intl";

const tones = {
  requested: "brand",
  accepted: "brand",
  return_after_completion: "brand",
  return_completed: "brand",
  seller_compensated: "brand",
  compensated_to_buyer: "ok",
  succeeded: "ok",
  compensated: "ok",
  rejected: "warn",
  closed: "neutral",
} as const satisfies Record<Refund["state"], Tone>;

/** The latest word on a refund. [REF-01] [REF-04] [REF-08] */
export function StateChip({ refund }: { readonly refund: Pick<Refund, "state" | "is_late"> }) {
  const t = useTranslations("refunds");
  const { state, is_late } = refund;
  const isWaiting = tones[state] === "brand";
  return (
    <Chip tone={is_late && isWaiting ? "warn" : tones[state]}>
      {is_late && isWaiting ? t("late") : t(`states.${state}`)}
    </Chip>
  );
}

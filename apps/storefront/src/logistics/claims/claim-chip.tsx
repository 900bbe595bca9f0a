import type { Claim } from "@sampan/contract/logistics/claims/claim-shapes";
import { Chip, type Tone } from "@sampan/ui/chip";
import { useTranslations } from "use-intl";

const tones = {
  pending_review: "brand",
  accepted: "brand",
  seller_compensated: "brand",
  compensated_to_buyer: "ok",
  succeeded: "ok",
  rejected: "warn",
  closed: "neutral",
  asked_again: "brand",
  more_accepted: "brand",
} as const satisfies Record<Claim["state"], Tone>;

/** Where a claim stands, in a word. [CLM-05] */
export function ClaimChip({ claim }: { readonly claim: Pick<Claim, "state" | "is_late"> }) {
  const t = useTranslations("claims");
  const { state, is_late } = claim;
  const isWaiting = tones[state] === "brand";
  return (
    <Chip tone={is_late && isWaiting ? "warn" : tones[state]}>
      {is_late && isWaiting ? t("late") : t(`states.${state}`)}
    </Chip>
  );
}

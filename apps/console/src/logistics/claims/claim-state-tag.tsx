import type { StaffClaim } from "@sampan/contract/logistics/claims/staff-claims";
import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";

const tones = {
  pending_review: "brand",
  accepted: "brand",
  compensated_to_buyer: "ok",
  seller_compensated: "brand",
  succeeded: "ok",
  rejected: "danger",
  closed: "plain",
  asked_again: "brand",
  more_accepted: "brand",
} as const satisfies Record<StaffClaim["state"], Tone>;

/** Where a claim stands, in a word. [CLM-06] */
export function ClaimStateTag({ state }: { readonly state: StaffClaim["state"] }) {
  const t = useTranslations("consoleClaims.states");
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}

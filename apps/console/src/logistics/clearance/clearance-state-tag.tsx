import type { StaffClearance } from "@sampan/contract/logistics/clearance/staff-clearance";
import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";

const tones = {
  asked: "plain",
  confirmed: "brand",
  requested: "plain",
  matched: "ok",
  disputed: "danger",
  refused: "danger",
  expired: "danger",
  not_needed: "ok",
  replaced: "plain",
} as const satisfies Record<StaffClearance["state"], Tone>;

/** Where a declaration stands, in a word. */
export function ClearanceStateTag({ state }: { readonly state: StaffClearance["state"] }) {
  const t = useTranslations("consoleClearance.states");
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}

import {
  type TopupState,
  shownTopupStates,
  type ShownTopupState,
} from "@sampan/domain/topup-state";
import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../kit/tag.tsx";

const tones = {
  under_review: "brand",
  success: "ok",
  failed: "danger",
} as const satisfies Record<ShownTopupState, Tone>;

export function TopupStateTag({ state }: { readonly state: TopupState }) {
  const t = useTranslations("consoleTopups.view");
  const shown = shownTopupStates[state];
  return <Tag tone={tones[shown]}>{t(shown)}</Tag>;
}

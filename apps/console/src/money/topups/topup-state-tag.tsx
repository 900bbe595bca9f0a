import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";
import type { Topup } from "./topup.ts";

const tones = {
  under_review: "brand",
  success: "ok",
  failed: "danger",
} as const satisfies Record<Topup["state"], Tone>;

export function TopupStateTag({ state }: { readonly state: Topup["state"] }) {
  const t = useTranslations("consoleTopups.view");
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}

import type { ShippingOutcome } from "@sampan/contract/goods/shippability/shippability";
import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";

const tones = {
  sent: "ok",
  special_line: "brand",
  inspection: "warn",
  not_carried: "danger",
  refused: "danger",
} as const satisfies Record<ShippingOutcome, Tone>;

/** What a transport makes of goods, in a word. */
export function OutcomeTag({ outcome }: { readonly outcome: ShippingOutcome }) {
  const t = useTranslations("consoleShippability.outcome");
  return <Tag tone={tones[outcome]}>{t(outcome)}</Tag>;
}

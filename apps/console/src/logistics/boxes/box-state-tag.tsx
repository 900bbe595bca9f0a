import type { BoxState } from "@sampan/domain/logistics/boxes/box-state";
import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";

const tones = {
  loading: "action",
  sealed: "brand",
  shipping: "brand",
  customs: "brand",
  platform_warehouse: "brand",
  arrived: "ok",
} as const satisfies Record<BoxState, Tone>;

export function BoxStateTag({ state }: { readonly state: BoxState }) {
  const t = useTranslations("consoleShipping.state");
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}

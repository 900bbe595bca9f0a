import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";
import type { Voyage } from "./open-voyage.ts";

const tones = {
  open: "action",
  departed: "brand",
  customs: "brand",
  arrived: "ok",
} as const satisfies Record<Voyage["state"], Tone>;

/** How far a container or flight is, as a word with a tone. */
export function VoyageStateTag({ state }: Pick<Voyage, "state">) {
  const t = useTranslations("consoleVoyages.state");
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}

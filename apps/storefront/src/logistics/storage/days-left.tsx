import type { ParcelStorage } from "@sampan/contract/logistics/parcels/parcels";
import { Chip, type Tone } from "@sampan/ui/chip";
import { formatDay } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";

const tones = {
  free: "neutral",
  soon: "warn",
  over: "warn",
  due: "danger",
} as const satisfies Record<ParcelStorage["stage"], Tone>;

/** How many days a parcel may still lie; calm until the end is near. */
export function DaysLeft({ storage }: { readonly storage: ParcelStorage }) {
  const words = useStorageWords();
  return <Chip tone={tones[storage.stage]}>{words(storage)}</Chip>;
}

/** The same in words. */
export function useStorageWords() {
  const t = useTranslations("storage");
  return ({ stage, days_left, deadline }: ParcelStorage): string => {
    if (stage === "over") return t("over", { day: formatDay(deadline) });
    return stage === "due" ? t("due") : t("left", { count: days_left });
  };
}

import type { DeviceName } from "@sampan/contract/people/sessions/devices";
import { useTranslations } from "use-intl";

/** What a device is called: by its browser and system, else by its kind. */
export function useDeviceWords(): (name: DeviceName) => string {
  const t = useTranslations("devices");
  return ({ browser, system, kind }) =>
    [browser, system].filter((part) => part !== "").join(" · ") || t(`kinds.${kind}`);
}

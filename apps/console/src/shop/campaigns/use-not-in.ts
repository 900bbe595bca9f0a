import type { Region } from "@sampan/domain/kernel/regions";
import { useTranslations } from "use-intl";

/** The regions that a draw is not offered in, by name. */
export function useNotIn(): (regions: readonly Region[]) => string {
  const words = useTranslations("consoleWords");
  return (regions) => regions.map((region) => words(`region.${region}`)).join(" · ");
}

import { useLocale } from "use-intl";
import { useConfiguration } from "./configuration.ts";
import { wordsIn } from "@sampan/locales/words-in";

/** Carriers that can be chosen now, as a choice shows them; `kept` is shown as well although it is not offered any more. [CHK-03] */
export function useCarrierChoices(kept?: number): { value: string; label: string }[] {
  const language = useLocale();
  const { options } = useConfiguration();
  return options.carriers
    .filter(({ id, is_open }) => is_open || id === kept)
    .map(({ id, name }) => ({ value: String(id), label: wordsIn(language, name).text }));
}

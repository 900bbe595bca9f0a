import type { SaySums } from "@sampan/domain/trade/charges/say-sums";
import { useTranslations } from "use-intl";

type Translator = ReturnType<typeof useTranslations<"sums">>;

/** A page's words for the rule that explains sums, which fills their places; the translator asks for each by its type. */
export const sayingSums =
  (translate: Translator): SaySums =>
  (key, values) =>
    translate(key, values as never);

export const useSaySums = (): SaySums => sayingSums(useTranslations("sums"));

import { NetworkError } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import { useTranslations } from "use-intl";

/** What to tell a person about a call that failed: the server's own words, where it found some. */
export function useWordsOfTrouble(): (trouble: unknown) => string {
  const t = useTranslations("common.network");
  return (trouble) => {
    if (trouble instanceof Refused) return trouble.message;
    return trouble instanceof NetworkError ? t(trouble.kind) : t("fault");
  };
}

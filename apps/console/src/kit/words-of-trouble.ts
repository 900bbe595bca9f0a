import { NetworkError, ServerError, tellsPeople } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import { useTranslations } from "use-intl";

/** What to tell a person about a call that failed: the server's own words, where they are for people. [ERR-08] [ERR-19] [ERR-20] */
export function useWordsOfTrouble(): (trouble: unknown) => string {
  const t = useTranslations("common.network");
  return (trouble) => {
    if (trouble instanceof Refused) return trouble.message;
    if (trouble instanceof NetworkError) return t(trouble.kind);
    if (!(trouble instanceof ServerError)) return t("fault");
    if (tellsPeople(trouble)) return trouble.message;
    return t(trouble.kind === "later" ? "later" : "fault");
  };
}

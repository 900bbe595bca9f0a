import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { useTranslations } from "use-intl";

export interface RefusalToWord {
  readonly code: RefusalName;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The words of a refusal that came as a code with its figures, in the language of the page. */
export function useRefusalWords(): (refusal: RefusalToWord) => string {
  const t = useTranslations("errors");
  // Which placeholders a text has is known per name; here the name is only known at run time.
  const tell = t as unknown as (key: RefusalName, values: object) => string;
  return ({ code, values }) => tell(code, { ...values });
}

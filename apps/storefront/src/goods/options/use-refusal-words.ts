import { useTranslations } from "use-intl";
import type { ChoiceRefusal } from "./check-choice.ts";

/** The words of a refusal that the page itself gives, the same as the server's. */
export function useRefusalWords(): (refusal: ChoiceRefusal) => string {
  const t = useTranslations("errors");
  return (refusal) =>
    refusal.code === "below_minimum_batch"
      ? t(refusal.code, { n: `${refusal.n}` })
      : t(refusal.code);
}

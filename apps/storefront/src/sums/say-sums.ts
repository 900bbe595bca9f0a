import type { useTranslations } from "use-intl";

/** Says what stands beside amounts. */
export type SaySums = ReturnType<typeof useTranslations<"sums">>;

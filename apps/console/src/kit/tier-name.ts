import { User } from "@sampan/contract/people/sessions/sessions";
import { useTranslations } from "use-intl";

export const tiers = User.shape.user_level.options;
export type Tier = (typeof tiers)[number];

const isTier = (value: string): value is Tier => tiers.some((tier) => tier === value);

/** The name of a membership tier. */
export function useTierName(): (tier: string) => string {
  const t = useTranslations("consoleWords.tier");
  return (tier) => (isTier(tier) ? t(tier) : tier);
}

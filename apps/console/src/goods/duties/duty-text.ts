import { useTranslations } from "use-intl";

/** From the least to the most, or one where both are the same: `5%–10%`. */
export const dutyText = ({ low_bp, high_bp }: { low_bp: number; high_bp: number }): string =>
  low_bp === high_bp ? `${low_bp / 100}%` : `${low_bp / 100}%–${high_bp / 100}%`;

/** Who wrote something and when. */
export function useMadeText() {
  const t = useTranslations("consoleDuties");
  return ({ by, at }: { readonly by: string; readonly at: string }): string =>
    by === "" ? t("fromStart") : t("by", { name: by, time: at.slice(0, 16) });
}

import type {
  TariffGroup,
  TariffLine,
  TariffTerms,
} from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import type { Way } from "./tariff-draft.ts";

/** What a line is called and what it asks for, in words; of a group's line as these groups are called. */
export function useTariffWords(groups: readonly TariffGroup[] = []) {
  const t = useTranslations("consoleTariffs");
  const classes = useTranslations("consoleWords.tariffClass");
  const names = useNames();
  const some = (amount: number, say: (amount: string) => string, currency: Currency) =>
    amount > 0 ? [say(formatAmount(amount, currency))] : [];
  const way = ({ transport, tariff_class, is_tax_included }: Way): string =>
    [
      names.transport(transport),
      classes(tariff_class),
      ...(is_tax_included ? [t("taxIncluded")] : []),
    ].join(" · ");
  const nameOfGroup = (key: string) => groups.find(({ id }) => id === key)?.name ?? key;
  return {
    way,
    /** The way, and behind it the group that the line is for. */
    name: ({ group = null, ...line }: Way & { readonly group?: string | null }): string =>
      group === null ? way(line) : `${way(line)} · ${nameOfGroup(group)}`,
    group: ({ group }: Pick<TariffLine, "group">): string =>
      group === null ? t("everybody") : nameOfGroup(group),
    price: (
      { first_weight_g, first_fee, per_kg, per_cbm }: TariffTerms,
      currency: Currency,
    ): string[] => [
      ...some(
        first_fee,
        (amount) => t("first", { weight: formatKilograms(first_weight_g), amount }),
        currency,
      ),
      ...some(per_kg, (amount) => t("perKg", { amount }), currency),
      ...some(per_cbm, (amount) => t("perCbm", { amount }), currency),
    ],
    fees: (terms: TariffTerms, currency: Currency): string[] => [
      ...some(terms.base_fee, (amount) => t("base", { amount }), currency),
      ...some(terms.minimum_fee, (amount) => t("minimumFee", { amount }), currency),
      ...some(terms.delivery_fee, (amount) => t("delivery", { amount }), currency),
    ],
    weight: ({ divisor, minimum_weight_g, weight_step_g }: TariffTerms): string[] => [
      ...(minimum_weight_g > 0
        ? [t("minimum", { weight: formatKilograms(minimum_weight_g) })]
        : []),
      t("step", { weight: String(weight_step_g / 1000) }),
      ...(divisor === null ? [] : [t("divisor", { divisor: String(divisor) })]),
    ],
    limits: ({ weight_max_g, side_max_mm }: TariffTerms): string[] => {
      const limits = [
        ...(weight_max_g === null
          ? []
          : [t("upToWeight", { weight: formatKilograms(weight_max_g) })]),
        ...(side_max_mm === null ? [] : [t("upToSide", { side: String(side_max_mm / 10) })]),
      ];
      return limits.length > 0 ? limits : [t("none")];
    },
    days: ({ days_min: min, days_max: max }: TariffTerms): string => t("days", { min, max }),
  };
}

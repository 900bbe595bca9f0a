import { type Cents, type Currency, formatAmount } from "@sampan/domain/kernel/money";
import { RadioGroup } from "@sampan/ui/radio-group";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";

interface TaxChoiceProps {
  /** Freight and delivery of the way that is taken else; null while nobody weighed the goods. */
  readonly amount: Cents | null;
  readonly currency: Currency;
  /** Whether duty and tax are in that price. */
  readonly isTaxed: boolean;
  /** The same with them, where there is the choice. */
  readonly withTax: { readonly amount: Cents | null } | null;
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

/**
 * Of a way the price without duty and tax beside the one with them, and what that means in words; of one that has no such
 * choice only what is in its price. [CHK-04] [CHK-05]
 */
export function TaxChoice(props: TaxChoiceProps) {
  const { amount, currency, isTaxed, withTax, isIncluded, onChange } = props;
  const t = useTranslations("freight");
  const { region } = useConfiguration();
  const taxes = t(`taxes.${region}`);
  if (withTax === null)
    return isTaxed ? (
      <p className="mt-2.5 text-xs text-text-2">{t("includedSays", { taxes })}</p>
    ) : null;
  const priced = (words: string, cents: Cents | null) =>
    cents === null ? words : `${words} · ${formatAmount(cents, currency)}`;
  return (
    <div className="mt-2.5">
      <RadioGroup
        legend={t("taxChoice")}
        isLegendHidden={false}
        layout="rows"
        value={isIncluded ? "included" : "excluded"}
        options={[
          {
            value: "excluded",
            label: priced(t("taxExcluded"), amount),
            hint: t("excludedSays", { taxes }),
          },
          {
            value: "included",
            label: priced(t("taxIncluded"), withTax.amount),
            hint: t("includedSays", { taxes }),
          },
        ]}
        onChange={(chosen) => onChange(chosen === "included")}
      />
    </div>
  );
}

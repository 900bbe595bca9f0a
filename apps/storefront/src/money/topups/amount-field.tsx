import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { regionFacts, regions } from "@sampan/domain/kernel/regions";
import { formsOf } from "@sampan/domain/people/regions/regions";
import { ChipButton } from "@sampan/ui/chip";
import { TextField, type TextFieldProps } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { useSymbolOf } from "../../shell/use-symbol-of.ts";

interface AmountFieldProps extends Pick<TextFieldProps, "label" | "hint" | "error" | "note"> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly currency: PaymentCurrency;
}

/** An amount as people type it, with the symbol of its currency. */
export function AmountField({ currency, onChange, ...field }: AmountFieldProps) {
  const symbolOf = useSymbolOf();
  return (
    <TextField
      {...field}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      before={<span className="text-text-2">{symbolOf(currency)}</span>}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Of the regions that pay in it, each amount once. */
const usualIn = (currency: PaymentCurrency): readonly string[] =>
  regions
    .filter((region) => regionFacts[region].currency === currency)
    .flatMap((region) => formsOf[region].usualTopups)
    .filter((amount, at, all) => all.indexOf(amount) === at)
    .map(String);

interface UsualAmountsProps {
  readonly currency: PaymentCurrency;
  readonly value: string;
  readonly onChoose: (text: string) => void;
}

export function UsualAmounts({ currency, value, onChoose }: UsualAmountsProps) {
  const t = useTranslations("topups");
  return (
    <div role="group" aria-label={t("quick")} className="flex flex-wrap gap-2">
      {usualIn(currency).map((amount) => (
        <ChipButton key={amount} pressed={amount === value} onClick={() => onChoose(amount)}>
          {Number(amount).toLocaleString("en")}
        </ChipButton>
      ))}
    </div>
  );
}

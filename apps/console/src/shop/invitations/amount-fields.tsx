import {
  type RewardCurrency,
  rewardCurrencies,
} from "@sampan/domain/shop/invitations/reward-terms";
import { Form, InputNumber } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import "../campaigns/campaigns.css";

type Amounts = Partial<Record<RewardCurrency, number>>;

interface AmountFieldsProps {
  readonly legend: string;
  /** Currencies that are not there have no field. */
  readonly amounts: Amounts;
  readonly onChange: (change: Amounts) => void;
}

/** An amount of each currency, and of points. */
export function AmountFields({ legend, amounts, onChange }: AmountFieldsProps) {
  const t = useTranslations("consoleInvitations");
  const id = useId();
  return (
    <fieldset className="campaign-part">
      <legend>{legend}</legend>
      <div className="campaign-fields three">
        {rewardCurrencies.flatMap((currency) => {
          const amount = amounts[currency];
          if (amount === undefined) return [];
          const field = `${id}-${currency}`;
          return [
            <Form.Item
              key={currency}
              label={currency === "PTS" ? t("kinds.points") : currency}
              htmlFor={field}
            >
              {currency === "PTS" ? (
                <InputNumber<number>
                  id={field}
                  min={0}
                  max={1_000_000_000}
                  precision={0}
                  value={amount}
                  onChange={(value) => onChange({ [currency]: value ?? 0 })}
                />
              ) : (
                <AmountField
                  id={field}
                  currency={currency}
                  cents={amount}
                  onChange={(cents) => onChange({ [currency]: cents ?? 0 })}
                />
              )}
            </Form.Item>,
          ];
        })}
      </div>
    </fieldset>
  );
}

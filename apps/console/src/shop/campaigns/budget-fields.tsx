import { type BudgetCurrency, budgetCurrencies } from "@sampan/domain/shop/campaigns/campaign";
import { Form, InputNumber } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import type { CampaignFieldsProps } from "./campaign-form.ts";

/** The most a campaign gives away, of each currency and of points; nothing where it is 0. [BO-37] */
export function BudgetFields({ typed, put }: CampaignFieldsProps) {
  const t = useTranslations("consoleCampaigns");
  const id = useId();
  const mostOf = (currency: BudgetCurrency) =>
    typed.budgets.find((budget) => budget.currency === currency)?.most ?? 0;
  const set = (currency: BudgetCurrency, most: number) =>
    put({
      budgets: budgetCurrencies.flatMap((each) => {
        const amount = each === currency ? most : mostOf(each);
        return amount > 0 ? [{ currency: each, most: amount }] : [];
      }),
    });
  return (
    <fieldset className="campaign-part">
      <legend>{t("budget")}</legend>
      <div className="campaign-fields three">
        {budgetCurrencies.map((currency) => (
          <Form.Item
            key={currency}
            label={currency === "PTS" ? t("points") : currency}
            htmlFor={`${id}-${currency}`}
          >
            {currency === "PTS" ? (
              <InputNumber<number>
                id={`${id}-${currency}`}
                min={0}
                max={1_000_000_000}
                precision={0}
                value={mostOf(currency)}
                onChange={(value) => set(currency, value ?? 0)}
              />
            ) : (
              <AmountField
                id={`${id}-${currency}`}
                currency={currency}
                cents={mostOf(currency)}
                onChange={(cents) => set(currency, cents ?? 0)}
              />
            )}
          </Form.Item>
        ))}
      </div>
    </fieldset>
  );
}

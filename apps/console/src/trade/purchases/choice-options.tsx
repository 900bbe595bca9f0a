import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Radio } from "antd";
import { useTranslations } from "use-intl";
import { propsText } from "../../kit/props-text.ts";
import { Thumb } from "../../kit/thumb.tsx";
import type { OtherChoices } from "./other-choices.ts";

type Option = OtherChoices["options"][number];

interface ChoiceOptionsProps {
  readonly found: OtherChoices;
  readonly chosen: Option | undefined;
  readonly onChoose: (option: Option) => void;
}

/** Every other option of a listing with its price of today and what it costs the customer. */
export function ChoiceOptions({ found, chosen, onChoose }: ChoiceOptionsProps) {
  const t = useTranslations("consolePurchases.choice");
  const { options, currency } = found;
  if (options.length === 0) return <p className="note">{t("none")}</p>;
  return (
    <Radio.Group
      aria-label={t("options")}
      className="choice-options"
      value={chosen?.item_id}
      onChange={({ target }) => {
        const option = options.find(({ item_id }) => item_id === target.value);
        if (option) onChoose(option);
      }}
    >
      {options.map((option) => (
        <Radio key={option.item_id} value={option.item_id} disabled={!option.is_offered}>
          <span className="choice-option">
            <Thumb src={option.image || found.image} />
            <span className="grow" lang={originalLanguage}>
              {propsText(option.props)}
            </span>
            <span className="small-text faint">{t("stock", { stock: option.stock })}</span>
            <span className="amount">{formatAmount(option.price, "CNY")}</span>
            <span className="choice-cost">
              {option.is_offered
                ? t(`cost.${option.cost.kind}`, {
                    amount: formatAmount(option.cost.amount, currency),
                  })
                : t("tooFew")}
            </span>
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}

import { Form, InputNumber } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { tiers, useTierName } from "../../kit/tier-name.ts";
import type { TermsFieldsProps } from "./terms-form.ts";

/** The share of the service fee, in percent, by the tier of whoever invited. */
export function ShareFields({ typed, put }: TermsFieldsProps) {
  const t = useTranslations("consoleInvitations");
  const id = useId();
  const tierName = useTierName();
  return (
    <fieldset className="campaign-part">
      <legend>{t("shares")}</legend>
      <div className="campaign-fields three">
        {tiers.map((tier) => (
          <Form.Item key={tier} label={tierName(tier)} htmlFor={`${id}-${tier}`}>
            <InputNumber<number>
              id={`${id}-${tier}`}
              min={0}
              max={100}
              precision={2}
              suffix="%"
              value={typed.shares[tier] / 100}
              onChange={(percent) =>
                put({ shares: { ...typed.shares, [tier]: Math.round((percent ?? 0) * 100) } })
              }
            />
          </Form.Item>
        ))}
      </div>
    </fieldset>
  );
}

import { payModes } from "@sampan/domain/goods/shippability/transports";
import { Form, Input, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { tiers, useTierName } from "../../kit/tier-name.ts";
import { leastAmounts, leastOf, type MarkFieldsProps } from "./mark-form.ts";
import { MomentInputs } from "./moment-inputs.tsx";

/** What an order must be to be given the mark; what is left empty asks nothing. [PROMO-14] [PROMO-15] */
export function ConditionFields({ typed, put }: MarkFieldsProps) {
  const t = useTranslations("consoleMarks");
  const modes = useTranslations("consoleWords.payMode");
  const tierName = useTierName();
  const id = useId();
  return (
    <fieldset className="campaign-part">
      <legend>{t("conditions")}</legend>
      <p className="small-text muted">{t("conditionsHint")}</p>
      <div className="campaign-fields">
        <Form.Item label={t("levels")} htmlFor={`${id}-levels`}>
          <Select
            id={`${id}-levels`}
            mode="multiple"
            placeholder={t("anyLevel")}
            value={[...typed.levels]}
            onChange={(levels) => put({ levels })}
            options={tiers.map((value) => ({ value, label: tierName(value) }))}
          />
        </Form.Item>
        <Form.Item label={t("payModes")} htmlFor={`${id}-modes`}>
          <Select
            id={`${id}-modes`}
            mode="multiple"
            placeholder={t("anyPayMode")}
            value={[...typed.payModes]}
            onChange={(chosen) => put({ payModes: chosen })}
            options={payModes.map((value) => ({ value, label: modes(value) }))}
          />
        </Form.Item>
        {leastAmounts.map((name) => (
          <Form.Item key={name} label={t(`least.${name}`)} htmlFor={`${id}-${name}`}>
            <Input
              id={`${id}-${name}`}
              inputMode="decimal"
              autoComplete="off"
              {...(leastOf(typed.least[name]) === undefined
                ? { status: "error" as const, "aria-invalid": true }
                : {})}
              value={typed.least[name]}
              onChange={({ target }) => put({ least: { ...typed.least, [name]: target.value } })}
            />
          </Form.Item>
        ))}
        <MomentInputs span={["goods_from", "goods_until"]} typed={typed} put={put} />
      </div>
    </fieldset>
  );
}

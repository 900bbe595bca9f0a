import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { couponKinds, discountTypes } from "@sampan/domain/money/coupons/coupon";
import { Form, InputNumber, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import type { TemplateFieldsProps } from "./template-form.ts";

interface PromiseFieldsProps extends TemplateFieldsProps {
  /** Coupons of it are about: what they promise stays. */
  readonly isFixed: boolean;
}

/** What a coupon takes off, from which spend. [CPN-06] */
export function PromiseFields({ typed, put, isFixed }: PromiseFieldsProps) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  const { kind, currency, discount_type, start_value } = typed;
  return (
    <div className="coupon-fields">
      <Form.Item label={t("kindField")} htmlFor={`${id}-kind`}>
        <Select
          id={`${id}-kind`}
          disabled={isFixed}
          value={kind}
          onChange={(chosen) => put({ kind: chosen })}
          options={couponKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t("currency")} htmlFor={`${id}-currency`}>
        <Select
          id={`${id}-currency`}
          disabled={isFixed}
          value={currency}
          onChange={(chosen) => put({ currency: chosen })}
          options={paymentCurrencies.map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      <Form.Item label={t("discount")} htmlFor={`${id}-discount`}>
        <Select
          id={`${id}-discount`}
          disabled={isFixed}
          value={discount_type}
          onChange={(chosen) => put({ discount_type: chosen })}
          options={discountTypes.map((value) => ({ value, label: t(`discounts.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t("startValue")} htmlFor={`${id}-start`}>
        <AmountField
          key={currency}
          id={`${id}-start`}
          disabled={isFixed}
          currency={currency}
          cents={start_value ?? 0}
          onChange={(cents) => put({ start_value: cents })}
        />
      </Form.Item>
      <Worth typed={typed} put={put} isFixed={isFixed} />
    </div>
  );
}

function Worth({ typed, put, isFixed }: PromiseFieldsProps) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  const { currency, discount_type, amount, percent, ceiling } = typed;
  if (discount_type === "amount")
    return (
      <Form.Item label={t("amount")} htmlFor={`${id}-amount`}>
        <AmountField
          key={currency}
          id={`${id}-amount`}
          disabled={isFixed}
          currency={currency}
          cents={amount ?? 0}
          onChange={(cents) => put({ amount: cents })}
        />
      </Form.Item>
    );
  return (
    <>
      <Form.Item label={t("percent")} htmlFor={`${id}-percent`}>
        <InputNumber<number>
          id={`${id}-percent`}
          disabled={isFixed}
          min={0.01}
          max={100}
          precision={2}
          value={percent}
          onChange={(value) => put({ percent: value ?? 0 })}
        />
      </Form.Item>
      <Form.Item label={t("ceiling")} htmlFor={`${id}-ceiling`}>
        <AmountField
          key={currency}
          id={`${id}-ceiling`}
          disabled={isFixed}
          currency={currency}
          cents={ceiling ?? 0}
          onChange={(cents) => put({ ceiling: cents })}
        />
      </Form.Item>
    </>
  );
}

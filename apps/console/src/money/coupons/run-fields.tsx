import { couponTakings, timeRules } from "@sampan/domain/money/coupons/coupon-template";
import { Checkbox, Form, Input, InputNumber, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { TemplateFieldsProps, TypedTemplate } from "./template-form.ts";

/** How people come by it, how many there are, and how long they hold. [CPN-04] [CPN-05] */
export function RunFields({ typed, put }: TemplateFieldsProps) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  const { taking, time_rule, is_open } = typed;
  return (
    <div className="coupon-fields">
      <Form.Item label={t("takingField")} htmlFor={`${id}-taking`}>
        <Select
          id={`${id}-taking`}
          value={taking}
          onChange={(chosen) => put({ taking: chosen })}
          options={couponTakings.map((value) => ({ value, label: t(`takings.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t("timeRule")} htmlFor={`${id}-rule`}>
        <Select
          id={`${id}-rule`}
          value={time_rule}
          onChange={(chosen) => put({ time_rule: chosen })}
          options={timeRules.map((value) => ({ value, label: t(`timeRules.${value}`) }))}
        />
      </Form.Item>
      <Moment name="starts_at" typed={typed} put={put} />
      <Moment name="ends_at" typed={typed} put={put} />
      <Count name="copies" typed={typed} put={put} />
      <Count name="per_account" typed={typed} put={put} />
      {time_rule === "days" && <Count name="days" typed={typed} put={put} />}
      <div className="wide">
        <Checkbox checked={is_open} onChange={({ target }) => put({ is_open: target.checked })}>
          {t("isOpen")}
        </Checkbox>
      </div>
    </div>
  );
}

type Of<Value> = {
  [Name in keyof TypedTemplate]: TypedTemplate[Name] extends Value ? Name : never;
}[keyof TypedTemplate];

interface OneField<Name> extends TemplateFieldsProps {
  readonly name: Name;
}

function Moment({ name, typed, put }: OneField<Extract<Of<string>, "starts_at" | "ends_at">>) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  return (
    <Form.Item label={t(name)} htmlFor={id}>
      <Input
        id={id}
        type="datetime-local"
        value={typed[name]}
        onChange={({ target }) => put({ [name]: target.value })}
      />
    </Form.Item>
  );
}

function Count({
  name,
  typed,
  put,
}: OneField<Extract<Of<number>, "copies" | "per_account" | "days">>) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  return (
    <Form.Item label={t(`${name}Field`)} htmlFor={id}>
      <InputNumber<number>
        id={id}
        min={1}
        max={1_000_000}
        precision={0}
        value={typed[name]}
        onChange={(value) => put({ [name]: value ?? 0 })}
      />
    </Form.Item>
  );
}

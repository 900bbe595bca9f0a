import type { Cents, Currency } from "@sampan/domain/kernel/money";
import { Checkbox, Form, InputNumber } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import type { TermsDraft } from "./tariff-draft.ts";

interface TermsFieldsProps {
  readonly terms: TermsDraft;
  readonly currency: Currency;
  readonly change: (part: Partial<TermsDraft>) => void;
}

const amounts = [
  "first_fee",
  "per_kg",
  "per_cbm",
  "base_fee",
  "minimum_fee",
  "delivery_fee",
] as const;

/** Prices, fees, what weight is charged, how large a parcel may be, how long it takes. */
export function TermsFields({ terms, currency, change }: TermsFieldsProps) {
  const t = useTranslations("consoleTariffs.form");
  return (
    <>
      <div className="tariff-fields">
        {amounts.map((name) => (
          <Money
            key={name}
            label={t(name)}
            cents={terms[name] ?? 0}
            currency={currency}
            onChange={(cents) => change({ [name]: cents })}
          />
        ))}
        <WeightFields {...{ terms, change }} />
        <Amount
          label={t("days_min")}
          value={terms.days_min}
          max={365}
          onChange={(days) => change({ days_min: days ?? 0 })}
        />
        <Amount
          label={t("days_max")}
          value={terms.days_max}
          max={365}
          onChange={(days) => change({ days_max: days ?? 0 })}
        />
        <LimitFields {...{ terms, change }} />
      </div>
      <Form.Item>
        <Checkbox
          checked={terms.is_open}
          onChange={({ target }) => change({ is_open: target.checked })}
        >
          {t("is_open")}
        </Checkbox>
      </Form.Item>
    </>
  );
}

type PartProps = Pick<TermsFieldsProps, "terms" | "change">;

const kilograms = (grams: number | null) => (grams === null ? null : grams / 1000);
const grams = (kilos: number | null) => (kilos === null ? null : Math.round(kilos * 1000));

/** How weight and volume are counted. */
function WeightFields({ terms, change }: PartProps) {
  const t = useTranslations("consoleTariffs.form");
  return (
    <>
      <Amount
        label={t("divisor")}
        note={t("divisorNone")}
        value={terms.divisor}
        min={1000}
        max={20_000}
        onChange={(divisor) => change({ divisor })}
      />
      <Amount
        label={t("first_weight")}
        value={kilograms(terms.first_weight_g)}
        max={2000}
        onChange={(kilos) => change({ first_weight_g: grams(kilos) ?? 0 })}
      />
      <Amount
        label={t("minimum_weight")}
        value={kilograms(terms.minimum_weight_g)}
        max={2000}
        onChange={(kilos) => change({ minimum_weight_g: grams(kilos) ?? 0 })}
      />
      <Amount
        label={t("weight_step")}
        value={kilograms(terms.weight_step_g)}
        min={0.001}
        max={100}
        onChange={(kilos) => change({ weight_step_g: grams(kilos) ?? 1000 })}
      />
    </>
  );
}

/** What one parcel may weigh and measure. */
function LimitFields({ terms, change }: PartProps) {
  const t = useTranslations("consoleTariffs.form");
  return (
    <>
      <Amount
        label={t("weight_max")}
        note={t("noLimit")}
        value={kilograms(terms.weight_max_g)}
        min={0.001}
        max={2000}
        onChange={(kilos) => change({ weight_max_g: grams(kilos) })}
      />
      <Amount
        label={t("side_max")}
        note={t("noLimit")}
        value={terms.side_max_mm === null ? null : terms.side_max_mm / 10}
        min={0.1}
        max={2000}
        onChange={(cm) => change({ side_max_mm: cm === null ? null : Math.round(cm * 10) })}
      />
    </>
  );
}

interface MoneyProps {
  readonly label: string;
  readonly cents: Cents;
  readonly currency: Currency;
  readonly onChange: (cents: Cents | undefined) => void;
}

function Money({ label, ...field }: MoneyProps) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <AmountField id={id} {...field} />
    </Form.Item>
  );
}

interface AmountProps {
  readonly label: string;
  readonly note?: string;
  readonly value: number | null;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number | null) => void;
}

function Amount({ label, note, min = 0, ...field }: AmountProps) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id} {...(note === undefined ? {} : { extra: note })}>
      <InputNumber<number> id={id} min={min} className="wide-number" {...field} />
    </Form.Item>
  );
}

import type { Cents, PaymentCurrency } from "@sampan/domain/kernel/money";
import { Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";

/** What staff adds to the computed freight, or takes off; cents of the payment currency. */
export interface Choices {
  readonly warehouse_charge: Cents;
  readonly other_charge: Cents;
  readonly other_reason: string;
  readonly discount: Cents;
}

export const noChoices: Choices = {
  warehouse_charge: 0,
  other_charge: 0,
  other_reason: "",
  discount: 0,
};

interface BillChoicesProps {
  readonly currency: PaymentCurrency;
  /** Undefined while a field holds no amount, or a charge no reason. */
  readonly onChange: (choices: Choices | undefined) => void;
}

type Written = { readonly [Key in keyof Choices]: Choices[Key] | undefined };

const lacksReason = ({ other_charge, other_reason }: Written): boolean =>
  other_charge !== 0 && (other_reason ?? "").trim() === "";

const isWhole = (written: Written): written is Choices =>
  Object.values(written).every((value) => value !== undefined) && !lacksReason(written);

export function BillChoices({ currency, onChange }: BillChoicesProps) {
  const t = useTranslations("consoleBilling.choices");
  const id = useId();
  const [written, setWritten] = useState<Written>(noChoices);
  const change = (part: Partial<Written>) => {
    const next = { ...written, ...part };
    setWritten(next);
    onChange(isWhole(next) ? next : undefined);
  };
  return (
    <fieldset className="bill-choices">
      <legend className="hidden-text">{t("label")}</legend>
      {(["warehouse_charge", "discount", "other_charge"] as const).map((name) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{t(name)}</label>
          <AmountField
            id={`${id}-${name}`}
            cents={0}
            currency={currency}
            onChange={(cents) => change({ [name]: cents })}
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}-reason`}>{t("other_reason")}</label>
        <Input
          id={`${id}-reason`}
          {...(lacksReason(written)
            ? {
                status: "error" as const,
                "aria-invalid": true,
                "aria-describedby": `${id}-reason-needed`,
              }
            : {})}
          maxLength={200}
          value={written.other_reason ?? ""}
          onChange={(event) => change({ other_reason: event.target.value })}
        />
        {lacksReason(written) && (
          <p id={`${id}-reason-needed`} className="small-text reason-needed">
            {t("reasonNeeded")}
          </p>
        )}
      </div>
    </fieldset>
  );
}

import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import type { Cents, PaymentCurrency } from "@sampan/domain/kernel/money";
import { defaultRegion, regionFacts } from "@sampan/domain/kernel/regions";
import { Form, Input, Radio } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import { NoteField } from "../../kit/note-field.tsx";

const directions = ["credit", "debit"] as const;

/** What stands in the form. */
export interface Entry {
  readonly account: string;
  readonly direction: (typeof directions)[number];
  readonly currency: PaymentCurrency;
  /** Undefined while what is typed is no amount. */
  readonly amount: Cents | undefined;
  readonly reason: string;
}

export const newEntry: Entry = {
  account: "",
  direction: "credit",
  currency: regionFacts[defaultRegion].currency,
  amount: 0,
  reason: "",
};

interface EntryFieldsProps {
  readonly entry: Entry;
  readonly put: (change: Partial<Entry>) => void;
}

export function EntryFields({ entry, put }: EntryFieldsProps) {
  const t = useTranslations("consoleCorrections");
  const id = useId();
  const { account, direction, currency, reason } = entry;
  return (
    <>
      <Form.Item label={t("account")} htmlFor={`${id}-account`} extra={t("accountHint")}>
        <Input
          id={`${id}-account`}
          maxLength={200}
          value={account}
          onChange={({ target }) => put({ account: target.value })}
        />
      </Form.Item>
      <Form.Item label={t("direction")}>
        <Radio.Group
          aria-label={t("direction")}
          value={direction}
          onChange={({ target }) => put({ direction: target.value as Entry["direction"] })}
          options={directions.map((value) => ({ value, label: t(value) }))}
        />
      </Form.Item>
      <Form.Item label={t("currency")}>
        <Radio.Group
          aria-label={t("currency")}
          value={currency}
          onChange={({ target }) => put({ currency: target.value as PaymentCurrency })}
          options={[...paymentCurrencies]}
        />
      </Form.Item>
      <Form.Item label={t("amount")} htmlFor={`${id}-amount`}>
        <AmountField
          id={`${id}-amount`}
          cents={0}
          currency={currency}
          onChange={(amount) => put({ amount })}
        />
      </Form.Item>
      <NoteField label={t("why")} value={reason} onChange={(text) => put({ reason: text })} />
    </>
  );
}

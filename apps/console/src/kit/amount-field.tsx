import {
  currencySymbols,
  parseAmount,
  type Cents,
  type Currency,
} from "@sampan/domain/kernel/money";
import { Input } from "antd";
import { useState } from "react";

interface AmountFieldProps {
  readonly id?: string;
  readonly label?: string;
  readonly cents: Cents;
  readonly currency: Currency;
  /** Undefined while what is written is no amount. */
  readonly onChange: (cents: Cents | undefined) => void;
  readonly onEnter?: () => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

const written = (cents: Cents): string => (cents / 100).toFixed(2);

/** A field for money: symbol before it, at most two decimals, never a float on its way. [MONEY-02] */
export function AmountField(props: AmountFieldProps) {
  const { id, label, cents, currency, onChange, onEnter, disabled = false, className } = props;
  const [text, setText] = useState(written(cents));
  const amount = parseAmount(text);
  return (
    <Input
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { "aria-label": label })}
      {...(className === undefined ? {} : { className })}
      {...(amount.ok ? {} : { status: "error" as const, "aria-invalid": true })}
      prefix={currencySymbols[currency]}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      value={text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setText(event.target.value);
        const read = parseAmount(event.target.value);
        onChange(read.ok ? read.value : undefined);
      }}
      onPressEnter={() => onEnter?.()}
    />
  );
}

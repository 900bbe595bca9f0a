import type { Cents } from "@sampan/domain/kernel/money";
import { InputNumber } from "antd";

interface PriceFieldProps {
  readonly id?: string;
  readonly label?: string;
  readonly cents: Cents | null;
  readonly onChange: (cents: Cents | null) => void;
}

/**
 * A price in yuan with two decimals, cents behind it. The field rounds what is typed to the cent, so the
 * product is whole but for the noise of the float, which rounding takes away. [MONEY-02]
 */
export const PriceField = ({ id, label, cents, onChange }: PriceFieldProps) => (
  <InputNumber<number>
    {...(id === undefined ? {} : { id })}
    {...(label === undefined ? {} : { "aria-label": label })}
    prefix="¥"
    className="price-field"
    min={0}
    max={1_000_000}
    precision={2}
    controls={false}
    value={cents === null ? null : cents / 100}
    onChange={(yuan) => onChange(yuan === null ? null : Math.round(yuan * 100))}
  />
);

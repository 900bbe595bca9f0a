import type { addCouponTemplate, CouponTemplateRow } from "@sampan/contract/money/staff-coupons";
import type { InputOf } from "@sampan/contract/kernel/call";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";

type Wire = InputOf<typeof addCouponTemplate>;

/** What stands in the form: amounts in cents, undefined while what is typed is none; a share in percent. */
export interface TypedTemplate extends Omit<Wire, "value" | "ceiling" | "start_value"> {
  readonly start_value: number | undefined;
  readonly amount: number | undefined;
  readonly percent: number;
  readonly ceiling: number | undefined;
  readonly days: number;
}

/** What the parts of the form take: what is typed, and how to change some of it. */
export interface TemplateFieldsProps {
  readonly typed: TypedTemplate;
  readonly put: (change: Partial<TypedTemplate>) => void;
}

/** Where a new template begins. */
export const newTemplate = (currency: PaymentCurrency): TypedTemplate => ({
  kind: "general",
  taking: "listed",
  currency,
  start_value: 0,
  discount_type: "amount",
  amount: 0,
  percent: 5,
  ceiling: 0,
  time_rule: "window",
  valid_days: null,
  days: 30,
  copies: 100,
  per_account: 1,
  names: byLanguage(() => ""),
  remarks: byLanguage(() => ""),
  is_open: true,
  starts_at: "",
  ends_at: "",
});

/** A field for a moment has no seconds. */
const minute = (wireTime: string): string => wireTime.slice(0, 16).replace(" ", "T");

export function typedOf(row: CouponTemplateRow): TypedTemplate {
  const { value, ceiling, discount_type, valid_days } = row;
  const isShare = discount_type === "percent";
  return {
    ...row,
    amount: isShare ? 0 : value,
    percent: isShare ? value / 100 : 5,
    ceiling: ceiling ?? 0,
    days: valid_days ?? 30,
    starts_at: minute(row.starts_at),
    ends_at: minute(row.ends_at),
  };
}

/** As it travels; undefined while one of its amounts is none. */
export function wireOf(typed: TypedTemplate): Wire | undefined {
  const { amount, percent, ceiling, start_value, days, discount_type, time_rule } = typed;
  const isShare = discount_type === "percent";
  const value = isShare ? Math.round(percent * 100) : amount;
  if (value === undefined || start_value === undefined) return undefined;
  if (isShare && ceiling === undefined) return undefined;
  const { kind, taking, currency, copies, per_account, names, remarks, is_open } = typed;
  const { starts_at, ends_at } = typed;
  return {
    kind,
    taking,
    currency,
    start_value,
    discount_type,
    value,
    time_rule,
    ceiling: isShare ? (ceiling ?? null) : null,
    valid_days: time_rule === "days" ? days : null,
    copies,
    per_account,
    names,
    remarks,
    is_open,
    starts_at,
    ends_at,
  };
}

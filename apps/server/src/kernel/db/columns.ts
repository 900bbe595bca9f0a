import type { ColumnType } from "kysely";

/** jsonb is written as text (JSON.stringify): the driver would turn a list into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;
export type NamesText = Record<"zh" | "zh-TW" | "th" | "en", string>;

export interface OrderAddress {
  readonly consignee: string;
  readonly phone: string;
  readonly region: "TW" | "TH";
  readonly area: readonly string[];
  readonly detail: string;
  readonly postal_code: string;
}

/** What one instalment was paid with; its rate never changes afterwards. */
export interface PayInfo {
  readonly exchange_rate?: string;
  readonly rate_e6?: number;
  readonly paid_at?: string;
  readonly cash?: number;
  readonly bonus?: number;
  readonly points?: number;
  readonly coupon_id?: number;
  readonly coupon?: number;
}

import type { Language, OriginalLanguage } from "@sampan/domain/kernel/language";
import type { Rounding } from "@sampan/domain/kernel/rounding";
import type { Region } from "@sampan/domain/kernel/regions";
import type { ColumnType } from "kysely";

/** jsonb is written as text (JSON.stringify): the driver would turn a list into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;
/** In every language it was written in; a language that came later is not among them. */
export type NamesText = Partial<Record<Language, string>> & Record<OriginalLanguage, string>;

/** A marketing mark as an order keeps it. [PROMO-13] */
export interface GivenMark {
  readonly tag: string;
  readonly name: NamesText;
}

export interface OrderAddress {
  readonly consignee: string;
  readonly phone: string;
  readonly region: Region;
  readonly area: readonly string[];
  readonly detail: string;
  readonly postal_code: string;
}

/** Where an online top-up is paid: an address, or a form to post there. */
export interface PayPage {
  readonly method: "GET" | "POST";
  readonly pay_url: string;
  readonly fields: Record<string, string>;
  readonly qr_image?: string;
}

/** What one instalment was paid with; its rate never changes afterwards. */
export interface PayInfo {
  readonly exchange_rate?: string;
  readonly rate_e6?: number;
  /** Absent where it was paid before the rounding could be set: half up. */
  readonly rounding?: Rounding;
  readonly paid_at?: string;
  readonly cash?: number;
  readonly bonus?: number;
  readonly points?: number;
  /** What each point took off, in cents; absent where it was paid before that was kept. */
  readonly points_worth?: number;
  readonly coupon_id?: number;
  readonly coupon?: number;
}

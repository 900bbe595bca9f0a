import type { Cents, PaymentCurrency } from "../../kernel/money.ts";

/** An amount a notice speaks of; it is put into words when the notice is read. */
export interface NoticeAmount {
  readonly amount: Cents;
  readonly currency: PaymentCurrency;
}

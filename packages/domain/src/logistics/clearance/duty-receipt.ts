import { businessDay, parseWireTime } from "../../kernel/business-time.ts";
import { sum, type Cents } from "../../kernel/money.ts";
import type { Region } from "../../kernel/regions.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { CustomsWithDuties } from "../../people/regions/customs.ts";
import type { Span } from "../../trade/door-price/import-tax.ts";
import type { TransportState } from "../parcels/package-state.ts";
import { type Declared, isSmall, taxOf } from "../ship-plans/clearance.ts";

/** So many pages of a customs office's receipt are kept, each as a picture. */
export const receiptPages = 3;

/** What a receipt of duty says. Amounts are cents of the payment currency; the day is `YYYY-MM-DD`. */
export interface DutyReceipt {
  readonly number: string;
  readonly paid_on: string;
  readonly duty: Cents;
  readonly vat: Cents;
}

export type DutyReceiptRefusal = {
  readonly code: "duty_number_invalid" | "duty_day_invalid" | "duty_amount_needed";
};

/** As it is held against others': a receipt is the same however somebody spaces or writes its number. */
export const plainReceiptNumber = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/\s+/gu, "").toUpperCase();

const isNumber = (number: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}/.-]{2,39}$/u.test(number);

/**
 * A receipt as it is kept. Refuses `duty_number_invalid`, `duty_day_invalid` for a day that is none, has not come there or was
 * before the parcel lay with us, and `duty_amount_needed` where nothing was paid.
 */
export function checkDutyReceipt(
  typed: DutyReceipt,
  { region, here_since, now }: { region: Region; here_since: Date; now: Date },
): Result<DutyReceipt, DutyReceiptRefusal> {
  const number = plainReceiptNumber(typed.number);
  if (!isNumber(number)) return refuse({ code: "duty_number_invalid" });
  const { paid_on, duty, vat } = typed;
  const isDay = parseWireTime(`${paid_on} 00:00:00`, region).ok;
  if (!isDay || paid_on < businessDay(here_since, region) || paid_on > businessDay(now, region))
    return refuse({ code: "duty_day_invalid" });
  if (duty + vat === 0) return refuse({ code: "duty_amount_needed" });
  return ok({ number, paid_on, duty, vat });
}

/** Whether a customs office can have seen a parcel: it is on its way there, or has arrived. */
export const hasLeftForCustoms = {
  arrived_at_mainland: false,
  awaiting_consolidation: false,
  waiting_to_be_sent: false,
  waiting_for_loading: false,
  waiting_for_transport: false,
  international_shipping: true,
  arrived_at_destination: true,
  delivering: true,
  waiting_for_pickup: true,
  received: true,
  abandoned: false,
} as const satisfies Record<TransportState, boolean>;

/**
 * What customs was expected to ask for a parcel with this freight: from the least to the most, cents. What is worth little enough may
 * come in for nothing.
 */
export function expectedDuty(declared: Declared, freight: Cents, customs: CustomsWithDuties): Span {
  const value = sum([declared.worth, freight]);
  const tax = taxOf(declared, value, customs);
  return isSmall(value, customs) ? { low: 0, high: tax.high } : tax;
}

/** By how much what was paid lies above what was expected at most, or, negative, below the least; 0 within. Cents. */
export function beyondExpected(paid: Cents, { low, high }: Span): Cents {
  if (paid > high) return paid - high;
  return paid < low ? paid - low : 0;
}

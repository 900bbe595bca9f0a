import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import type { AmountRefused } from "./read-topup-amount.ts";
import type { Cents } from "@sampan/domain/kernel/money";
import type { Result } from "@sampan/domain/kernel/result";

/** A transfer as it is being declared. */
export interface Declaration {
  readonly amount: Result<Cents, AmountRefused>;
  readonly pay_no: string;
  /** As a field for local times has it: `2026-11-18T14:07`. */
  readonly pay_time: string;
  readonly imgs: readonly string[];
}

export type DeclarationField = "amount" | "pay_no" | "pay_time" | "imgs";

export type DeclarationProblem =
  | AmountRefused["code"]
  | "pay_no_needed"
  | "voucher_needed"
  | "pay_time_needed"
  | "pay_time_ahead";

/**
 * What still keeps a transfer from being declared, field by field; nothing when it can be sent. The time is
 * one of the region's clocks and not after `now`. [WAL-13] [WAL-16] [WAL-19]
 */
export function problemsOf(
  { amount, pay_no, pay_time, imgs }: Declaration,
  { region, now }: { readonly region: Region; readonly now: Date },
): Partial<Record<DeclarationField, DeclarationProblem>> {
  const time = parseWireTime(pay_time, region);
  return {
    ...(amount.ok ? {} : { amount: amount.error.code }),
    ...(pay_no.trim() === "" ? { pay_no: "pay_no_needed" } : {}),
    ...(time.ok ? {} : { pay_time: "pay_time_needed" }),
    ...(time.ok && time.value > now ? { pay_time: "pay_time_ahead" } : {}),
    ...(imgs.length === 0 ? { imgs: "voucher_needed" } : {}),
  };
}

/** The field a refusal of the server belongs to; the others are told in a toast. */
export const fieldOfRefusal: Partial<Record<RefusalName, DeclarationField>> = {
  topup_amount_needed: "amount",
  topup_below_minimum: "amount",
  topup_above_maximum: "amount",
  pay_no_needed: "pay_no",
  pay_no_known: "pay_no",
  pay_time_invalid: "pay_time",
  voucher_needed: "imgs",
  file_unknown: "imgs",
};

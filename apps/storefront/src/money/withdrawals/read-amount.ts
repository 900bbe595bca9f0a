import { type Cents, parseAmount } from "@sampan/domain/kernel/money";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import {
  checkWithdrawal,
  type WithdrawalRefused,
  type WithdrawalSum,
} from "@sampan/domain/money/withdrawals/withdrawal-rule";

/** As much of the terms as an amount is judged by, in cents. */
interface Terms {
  readonly balance: Cents;
  readonly fresh: Cents;
  readonly least: Cents;
  readonly fee: Cents;
}

export type AmountRefused = WithdrawalRefused | { readonly code: "amount_invalid" };

/**
 * A typed amount with its fee, in cents. Refuses `withdrawal_amount_needed` for nothing, `amount_invalid` for what is no
 * amount, and what the rule of withdrawals refuses, by the terms as they are now. [ERR-51] [WAL-20] [WAL-21] [WAL-23]
 */
export function readAmount(
  text: string,
  { balance, fresh, least, fee }: Terms,
): Result<WithdrawalSum, AmountRefused> {
  if (text.trim() === "") return refuse({ code: "withdrawal_amount_needed" });
  const amount = parseAmount(text);
  if (!amount.ok) return amount;
  return checkWithdrawal(
    amount.value,
    { cash: balance, fresh },
    { withdrawal_above_units: least / 100 - 1, withdrawal_fee_units: fee / 100 },
  );
}

import type { ClientLimits } from "@sampan/contract/configuration";
import { defaultLimits } from "@sampan/domain/limits";
import { parseAmount, type Cents, type PaymentCurrency } from "@sampan/domain/money";
import { refuse, type Result } from "@sampan/domain/result";
import { checkTopupAmount, type TopupAmountRefused } from "@sampan/domain/topup-rule";

interface Purpose {
  readonly way: "bank" | "online";
  readonly currency: PaymentCurrency;
  readonly limits: Pick<ClientLimits, "topup_min" | "topup_max">;
}

export type AmountRefused = TopupAmountRefused | { readonly code: "amount_invalid" };

/**
 * A typed top-up in cents. Refuses `topup_amount_needed` for nothing, `amount_invalid` for what is no
 * amount, and what the rule of top-ups refuses, by the limits as they are configured. [WAL-13] [WAL-14] [WAL-15]
 */
export function readTopupAmount(
  text: string,
  { way, currency, limits }: Purpose,
): Result<Cents, AmountRefused> {
  if (text.trim() === "") return refuse({ code: "topup_amount_needed" });
  const amount = parseAmount(text);
  if (!amount.ok) return amount;
  return checkTopupAmount(
    amount.value,
    { way, currency },
    {
      ...defaultLimits,
      topup_min_units: limits.topup_min / 100,
      topup_max_units: limits.topup_max / 100,
    },
  );
}

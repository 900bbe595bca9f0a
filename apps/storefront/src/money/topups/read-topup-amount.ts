import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { parseAmount, type Cents, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import { checkTopupAmount, type TopupAmountRefused } from "@sampan/domain/money/topups/topup-rule";
import type { Configuration } from "../../shell/configuration.ts";

interface Purpose {
  readonly way: "bank" | "online";
  readonly currency: PaymentCurrency;
  readonly limits: Pick<Configuration["limits"], "topup_min" | "topup_max">;
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

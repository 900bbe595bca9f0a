import { paysCents } from "@sampan/domain/kernel/by-region";
import type { PaymentProvider } from "@sampan/connectors/payments/payment-provider";
import { type Cents, percentage, proportion } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkTopupAmount } from "@sampan/domain/money/topups/topup-rule";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";

export interface TopupWish {
  readonly amount?: Cents | undefined;
  readonly channel: string;
}

export interface PricedTopup {
  readonly provider: PaymentProvider;
  readonly amount: Cents;
  readonly fee: Cents;
}

export type OnlineRefusal =
  | "topup_amount_needed"
  | "topup_below_minimum"
  | "topup_above_maximum"
  | "whole_amount_needed"
  | "channel_unavailable";

/**
 * What an online top-up costs beside the amount that is credited. The fee is a share by channel, set by
 * configuration, up to whole dollars where the provider takes no cents. [API-104]
 */
export function priceOnlineTopup(
  { providers }: Pick<Needs, "providers">,
  wish: TopupWish,
  { customer: { currency }, settings }: Pick<CustomerCaller, "customer" | "settings">,
): Result<PricedTopup, Refusal<OnlineRefusal>> {
  const provider = providers.get(wish.channel);
  if (!provider || provider.currency !== currency) return refuse({ code: "channel_unavailable" });
  const way = { way: "online", currency } as const;
  const amount = checkTopupAmount(wish.amount, way, settings);
  if (!amount.ok) return amount;

  const share = percentage(amount.value, settings.topup_fee_bp[wish.channel] ?? 0, "up");
  return ok({
    provider,
    amount: amount.value,
    fee: paysCents(currency) ? share : wholeUnitsUp(share),
  });
}

const wholeUnitsUp = (amount: Cents): Cents =>
  proportion(1, { numerator: amount, denominator: 100 }, "up") * 100;

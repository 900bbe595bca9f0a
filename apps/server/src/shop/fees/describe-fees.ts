import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryFees } from "@sampan/contract/shop/fees";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { feesInForce } from "@sampan/domain/shop/fees/fees-in-force";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";

/**
 * Every fee by settings and tariff as they stand for whoever asks: a visitor is told what the first tier pays. Ways that
 * are closed and channels of another currency are left out.
 */
export function describeFees(
  { providers }: Pick<Needs, "providers">,
  { customer, region, prices, settings }: Visitor,
): OutputOf<typeof queryFees> {
  const { currency } = regionFacts[region];
  const tier = customer?.tier ?? "classic";
  const channels = [...providers].filter(([, provider]) => provider.currency === currency);
  const fees = feesInForce({
    ...settings,
    tier,
    service_fee_bp: settings.tier_service_fee_bp[tier],
    lines: prices.tariffs[region].filter(({ is_open }) => is_open),
    acceptance: settings.transport_classes,
    storage_price: settings.storage_price[region],
    topup_fee_bp: Object.fromEntries(
      channels.map(([channel]) => [channel, settings.topup_fee_bp[channel] ?? 0]),
    ),
  });
  return {
    data: {
      currency,
      fees: fees.map(({ figures, ...fee }) => ({ ...fee, figures: [...figures] })),
    },
  };
}

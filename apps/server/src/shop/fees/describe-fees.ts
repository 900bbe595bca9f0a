import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryFees } from "@sampan/contract/shop/fees";
import { convert } from "@sampan/domain/kernel/money";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { feesInForce, type FeeTerms } from "@sampan/domain/shop/fees/fees-in-force";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findMenu } from "../../logistics/services/service-terms.ts";

/**
 * Every fee by settings, rate, tariff and menu as they stand for whoever asks: a visitor is told what the first tier pays. Ways
 * that are closed and channels of another currency are left out.
 */
export async function describeFees(
  db: Db,
  { providers }: Pick<Needs, "providers">,
  caller: Visitor,
): Promise<OutputOf<typeof queryFees>> {
  const { customer, region, prices, settings } = caller;
  const { currency } = regionFacts[region];
  const tier = customer?.tier ?? "classic";
  const channels = [...providers].filter(([, provider]) => provider.currency === currency);
  const fees = feesInForce({
    ...settings,
    tier,
    // Of a rate that somebody set with a margin of its own, that one: it is what prices are converted by.
    rate_margin_bp: prices.rates[currency]?.margin_bp ?? settings.rate_margin_bp,
    service_fee_bp: settings.tier_service_fee_bp[tier],
    lines: prices.tariffs[region].filter(({ is_open }) => is_open),
    acceptance: settings.transport_classes,
    storage_price: settings.storage_price[region],
    services: await priceServices(db, caller),
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

/** What the warehouse offers now, at what a customer would pay for it now. */
async function priceServices(
  db: Db,
  { region, prices, settings, now }: Visitor,
): Promise<FeeTerms["services"]> {
  const rate_e6 = prices.rates[regionFacts[region].currency]?.rate_e6;
  const menu = await findMenu(db, now);
  return menu.map(({ service, price }) => ({
    service,
    amount: rate_e6 === undefined ? null : convert(price, { rate_e6, rounding: settings.rounding }),
  }));
}

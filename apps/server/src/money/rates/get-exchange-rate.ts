import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { getExchangeRate as call } from "@sampan/contract/money/rates/rates";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatRate } from "@sampan/domain/kernel/money";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

/**
 * What one yuan costs now, with where it comes from: the middle of the market, our margin, the source and
 * the moment. Refuses `rate_unknown` before the first rate was recorded. [API-60] [MONEY-05] [MONEY-06]
 */
export function getExchangeRate(
  { currency }: InputOf<typeof call>,
  { region, prices, settings }: Visitor,
): Result<OutputOf<typeof call>, Refusal<"rate_unknown">> {
  const rate = prices.rates[currency ?? regionFacts[region].currency];
  if (!rate) return refuse({ code: "rate_unknown" });
  return ok({
    data: {
      currency: rate.currency,
      rate: formatRate(rate.rate_e6),
      rate_e6: rate.rate_e6,
      rounding: settings.rounding,
      comparison_markup_bp: settings.comparison_markup_bp,
      mid: formatRate(rate.mid_e6),
      margin_percent: (rate.margin_bp / 100).toFixed(2),
      quoted_at: formatWireTime(rate.valid_from, region),
      source: rate.source,
    },
  });
}

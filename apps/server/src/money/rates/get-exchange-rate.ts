import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { getExchangeRate as call } from "@sampan/contract/money";
import { formatWireTime } from "@sampan/domain/business-time";
import { formatRate } from "@sampan/domain/money";
import { currencyOfRegion } from "@sampan/domain/regions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";

/**
 * What one yuan costs now, with where it comes from: the middle of the market, our margin, the source and
 * the moment. Refuses `rate_unknown` before the first rate was recorded. [API-60] [MONEY-05] [MONEY-06]
 */
export function getExchangeRate(
  { currency }: InputOf<typeof call>,
  { region, terms }: Visitor,
): Result<OutputOf<typeof call>, Refusal<"rate_unknown">> {
  const rate = terms.rates[currency ?? currencyOfRegion[region]];
  if (!rate) return refuse({ code: "rate_unknown" });
  return ok({
    data: {
      currency: rate.currency,
      rate: formatRate(rate.rate_e6),
      rate_e6: rate.rate_e6,
      mid: formatRate(rate.mid_e6),
      margin_percent: (rate.margin_bp / 100).toFixed(2),
      quoted_at: formatWireTime(rate.valid_from, region),
      source: rate.source,
    },
  });
}

import type { OutputOf } from "@sampan/contract/call";
import type { queryClientConfig as call } from "@sampan/contract/configuration";
import type { queryOptions } from "@sampan/contract/orders";
import { formatWireTime } from "@sampan/domain/business-time";
import { languages, type Language } from "@sampan/domain/language";
import { currencySymbols, defaultRounding } from "@sampan/domain/money";
import { platformDomains, platformIds, type PlatformId } from "@sampan/domain/platforms";
import { currencyOfRegion, regions } from "@sampan/domain/regions";
import { ok, type Result } from "@sampan/domain/result";
import type { Visitor } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import { describeLimits } from "./describe-limits.ts";
import { describeOptions } from "./describe-options.ts";
import { platformState } from "./platform-state.ts";
import type { Settings } from "./settings.ts";

/** What a client starts with, for the region of the caller. [API-116] [NFR-03] [MONEY-06] [MONEY-08] [MONEY-11] */
export function queryClientConfig(
  needs: Needs,
  { region, language, now, settings, terms }: Visitor,
): Result<OutputOf<typeof call>, never> {
  const { limits, config } = needs;
  return ok({
    data: {
      region,
      default_region: settings.default_region,
      regions: regions.map((id) => ({
        id,
        currency: currencyOfRegion[id],
        symbol: currencySymbols[currencyOfRegion[id]],
      })),
      globalCurrency: currencyOfRegion[region],
      globalPaymentSymbol: currencySymbols[currencyOfRegion[region]],
      RMBSymbol: currencySymbols.CNY,
      language,
      languages: [...languages],
      limits: describeLimits(limits, settings),
      options: describeOptions(settings, terms.tariffs[region]),
      postal_code: settings.postal_code,
      platforms: platformIds.map((id) => describePlatform(id, { settings, needs, language })),
      platform_domains: Object.fromEntries(
        platformIds.map((id) => [String(id), [...platformDomains[id]]]),
      ),
      activity: {
        days: settings.activity_days,
        from_hour: limits.activity_closed_from_hour,
        to_hour: limits.activity_closed_until_hour,
      },
      rounding: defaultRounding,
      now: formatWireTime(now, region),
      is_demo: config.mode === "demo",
    },
  });
}

/** [API-86] */
export const queryOrderOptions = ({
  region,
  settings,
  terms,
}: Visitor): Result<OutputOf<typeof queryOptions>, never> =>
  ok({ data: describeOptions(settings, terms.tariffs[region]) });

interface Facts {
  readonly settings: Settings;
  readonly needs: Needs;
  readonly language: Language;
}

/** [NFR-09] [BO-43] [ERR-63] */
function describePlatform(id: PlatformId, { settings, needs, language }: Facts) {
  const state = platformState(id, settings, needs);
  const isOpen = state === "open";
  const notice = state === "disabled" ? (settings.platform_notices[id]?.[language] ?? "") : "";
  return { id, state, notice, can_search: isOpen && id <= 5, can_open: isOpen } as const;
}

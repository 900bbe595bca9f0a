import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryClientConfig as call } from "@sampan/contract/office/configuration/configuration";
import type { queryOptions } from "@sampan/contract/trade/orders/orders";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { currencySymbols } from "@sampan/domain/kernel/money";
import { platformDomains } from "@sampan/domain/goods/sourcing/listing-address";
import { platformIds, type PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { logInProviders } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { regionFacts, regions } from "@sampan/domain/kernel/regions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { describeLimits } from "./describe-limits.ts";
import { describeOptions } from "./describe-options.ts";
import { platformState } from "./platform-state.ts";
import type { Settings } from "../../kernel/settings/settings.ts";

/** What a client starts with, for the region of the caller. [API-116] [NFR-03] [MONEY-06] [MONEY-08] [MONEY-11] */
export function queryClientConfig(
  needs: Needs,
  { region, language, now, settings, prices }: Visitor,
): Result<OutputOf<typeof call>, never> {
  const { limits, config } = needs;
  return ok({
    data: {
      region,
      default_region: settings.default_region,
      regions: regions.map((id) => ({
        id,
        currency: regionFacts[id].currency,
        symbol: currencySymbols[regionFacts[id].currency],
      })),
      globalCurrency: regionFacts[region].currency,
      globalPaymentSymbol: currencySymbols[regionFacts[region].currency],
      RMBSymbol: currencySymbols.CNY,
      language,
      languages: [...languages],
      limits: describeLimits(limits, settings),
      options: describeOptions(settings, prices.tariffs[region], needs.say),
      postal_code: settings.postal_code,
      platforms: platformIds.map((id) => describePlatform(id, { settings, needs, language })),
      share_markers: settings.share_markers,
      platform_domains: Object.fromEntries(
        platformIds.map((id) => [String(id), [...platformDomains[id]]]),
      ),
      activity: {
        days: settings.activity_days,
        from_hour: limits.activity_closed_from_hour,
        to_hour: limits.activity_closed_until_hour,
      },
      rounding: settings.rounding,
      now: formatWireTime(now, region),
      is_demo: config.mode === "demo",
      log_in_with: logInProviders.filter((provider) => needs.identityProviders.has(provider)),
    },
  });
}

/** [API-86] */
export const queryOrderOptions = (
  { say }: Pick<Needs, "say">,
  { region, settings, prices }: Visitor,
): Result<OutputOf<typeof queryOptions>, never> =>
  ok({ data: describeOptions(settings, prices.tariffs[region], say) });

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

import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { defaultRegion, regionFacts } from "@sampan/domain/kernel/regions";
import { query } from "@sampan/client/query";
import { fetchRatesNow, readRates } from "@sampan/contract/money/rates/staff-rates";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { CurrentRate } from "./current-rate.tsx";
import { RateDays } from "./rate-days.tsx";
import { RateHistory } from "./rate-history.tsx";
import { RateTerms } from "./rate-terms.tsx";
import type { Rated } from "./rates.ts";
import "./rates.css";

const route = getRouteApi("/frame/rates");

/** What one yuan costs customers, where that comes from, and how it came about. [BO-34] */
export function RatesPage() {
  const t = useTranslations("consoleRates");
  const { currency, page } = route.useSearch();
  const navigate = useNavigate();
  const shown =
    paymentCurrencies.find((one) => one === currency) ?? regionFacts[defaultRegion].currency;
  const asked = useQuery({
    ...query(readRates, {}, { asksLogin: true }),
    refetchInterval: 60_000,
  });
  const fetchNow = useCommand(fetchRatesNow, { told: t("fetching") });
  return (
    <div className="desk">
      <div className="row wrap between">
        <Segmented<Rated>
          aria-label={t("currencies")}
          value={shown}
          onChange={(chosen) => void navigate({ to: "/rates", search: { currency: chosen } })}
          options={paymentCurrencies.map((one) => ({ value: one, label: t(`currency.${one}`) }))}
        />
        <Button
          icon={<Icon name="refresh" />}
          loading={fetchNow.isRunning}
          onClick={() => fetchNow.run({})}
        >
          {t("fetch")}
        </Button>
      </div>
      <Loaded asked={asked} skeletonRows={10}>
        {(rates) => (
          <div className="rate-columns">
            <div className="stack">
              <CurrentRate key={shown} rates={rates} currency={shown} />
              <RateTerms terms={rates.terms} />
            </div>
            <div className="stack">
              <RateDays currency={shown} />
              <RateHistory
                currency={shown}
                page={page}
                onPage={(next) =>
                  void navigate({ to: "/rates", search: { currency: shown, page: next } })
                }
              />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}

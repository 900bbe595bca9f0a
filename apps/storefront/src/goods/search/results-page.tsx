import { Tabs } from "@sampan/ui/tabs";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { atMostOncePer } from "../../shell/at-most-once-per.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { OrderBar } from "./order-bar.tsx";
import { PlatformClosed } from "./platform-closed.tsx";
import { orderControlsOf, orderOn, searchPlatforms, type SearchPlatform } from "./result-order.ts";
import { ResultList } from "./result-list.tsx";
import { ResultsHeader } from "./results-header.tsx";
import type { Search } from "./results-query.ts";

interface ResultsPageProps {
  readonly search: Search;
  readonly onChange: (search: Search) => void;
}

const panelId = "results";

/** What a search found, marketplace by marketplace. [SRCH-12] [SRCH-13] [SRCH-36] */
export function ResultsPage({ search, onChange }: ResultsPageProps) {
  const t = useTranslations("search");
  const names = useTranslations("common.platform");
  const { limits, platforms } = useConfiguration();
  const [calmly] = useState(() => atMostOncePer(limits.debounce_ms, () => performance.now()));
  const { words, platform, order } = search;
  const showOn = (next: SearchPlatform): void => {
    if (next !== platform) onChange({ words, platform: next, order: orderOn(next, order) });
  };
  const { state, notice } = platforms.find(({ id }) => id === platform) ?? {
    state: "unavailable",
    notice: "",
  };
  return (
    <main id="content" className="wide-page">
      <h1 className="sr-only">{t("results", { words })}</h1>
      <ResultsHeader words={words} />
      <div className="px-(--gutter)">
        <Tabs
          label={t("platforms")}
          panelId={panelId}
          tabs={searchPlatforms.map((id) => ({ value: `${id}`, label: names(platformNames[id]) }))}
          value={`${platform}`}
          onChange={(value) => showOn(Number(value) as SearchPlatform)}
        />
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${platform}`}>
          {state === "open" ? (
            <>
              <OrderBar
                controls={orderControlsOf(platform)}
                order={order}
                onChange={(next) => calmly(() => onChange({ ...search, order: next }))}
              />
              <ResultList key={`${platform} ${words}`} search={search} />
            </>
          ) : (
            <PlatformClosed
              platform={platform}
              isPaused={state === "disabled"}
              notice={notice}
              onLeave={() => showOn(searchPlatforms[0])}
            />
          )}
        </div>
      </div>
    </main>
  );
}

import { query } from "@sampan/client/query";
import { queryTariffs } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { tariffClasses } from "@sampan/domain/goods/shippability/goods-class";
import { transportIds } from "@sampan/domain/goods/shippability/transports";
import { defaultRegion, regionFacts, regions, type Region } from "@sampan/domain/kernel/regions";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { emptyTerms, type DraftOf } from "./tariff-draft.ts";
import { TariffDrawer } from "./tariff-drawer.tsx";
import { TariffHistory } from "./tariff-history.tsx";
import { TariffTable } from "./tariff-table.tsx";
import "./tariffs.css";

const route = getRouteApi("/frame/tariffs");

type Opened =
  | { readonly what: "change"; readonly draft: DraftOf; readonly isNew: boolean }
  | { readonly what: "history"; readonly name: string };

/** The lines of a region, what holds of each, what is planned, and how it came about. [BO-42] */
export function TariffsDesk() {
  const t = useTranslations("consoleTariffs");
  const words = useTranslations("consoleWords.region");
  const search = route.useSearch();
  const navigate = useNavigate();
  const region = regions.find((one) => one === search.region) ?? defaultRegion;
  const [opened, setOpened] = useState<Opened>();
  const asked = useQuery(query(queryTariffs, { region }, { asksLogin: true }));
  const close = () => setOpened(undefined);
  const add = (): void => {
    const free = transportIds
      .flatMap((transport) => tariffClasses.map((tariff_class) => ({ transport, tariff_class })))
      .find(
        (one) =>
          !asked.data?.datalist.some(
            (line) => line.transport === one.transport && line.tariff_class === one.tariff_class,
          ),
      );
    if (!free) return;
    const { currency } = regionFacts[region];
    const draft = { region, currency, ...free, version: 0, terms: emptyTerms };
    setOpened({ what: "change", draft, isNew: true });
  };
  return (
    <div className="desk">
      <div className="row wrap">
        <Segmented<Region>
          aria-label={t("label")}
          value={region}
          onChange={(chosen) => void navigate({ to: "/tariffs", search: { region: chosen } })}
          options={regions.map((one) => ({ value: one, label: words(one) }))}
        />
        <span className="grow muted">{t("hint")}</span>
        <Button onClick={add}>{t("add")}</Button>
      </div>
      <Panel title={t("label")}>
        <Loaded asked={asked} skeletonRows={10}>
          {({ datalist }) => (
            <>
              <TariffTable
                lines={datalist}
                onChange={(draft) => setOpened({ what: "change", draft, isNew: false })}
                onHistory={(name) => setOpened({ what: "history", name })}
              />
              {opened?.what === "change" && (
                <TariffDrawer
                  key={`${opened.draft.transport} ${opened.draft.tariff_class}`}
                  draft={opened.draft}
                  known={opened.isNew ? datalist : undefined}
                  onClose={close}
                />
              )}
              {datalist.map(
                (line) =>
                  opened?.what === "history" &&
                  opened.name === `${line.transport} ${line.tariff_class}` && (
                    <TariffHistory key={opened.name} line={line} onClose={close} />
                  ),
              )}
            </>
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

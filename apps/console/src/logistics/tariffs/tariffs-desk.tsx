import { query } from "@sampan/client/query";
import { queryTariffs } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { defaultRegion, regionFacts, regions, type Region } from "@sampan/domain/kernel/regions";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { CarrierReport } from "../carrier-costs/carrier-report.tsx";
import { freeLines, keyOf, startOf, type DraftOf } from "./tariff-draft.ts";
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
    if (!asked.data) return;
    const { datalist, groups } = asked.data;
    // Everybody's first; where they have every line, a group's.
    const [free] = [null, ...groups.map(({ id }) => id)].flatMap((group) =>
      freeLines(datalist, group).map((line) => ({ ...line, group })),
    );
    if (!free) return;
    const { currency } = regionFacts[region];
    const draft = { region, currency, ...free, version: 0, terms: startOf(datalist, free) };
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
        <span className="grow muted tariff-hint">{t("hint")}</span>
        <Button onClick={add}>{t("add")}</Button>
      </div>
      <Panel title={t("label")}>
        <Loaded asked={asked} skeletonRows={10}>
          {({ datalist, groups }) => (
            <>
              <TariffTable
                lines={datalist}
                groups={groups}
                onChange={(draft) => setOpened({ what: "change", draft, isNew: false })}
                onHistory={(name) => setOpened({ what: "history", name })}
              />
              {opened?.what === "change" && (
                <TariffDrawer
                  key={keyOf(opened.draft)}
                  draft={opened.draft}
                  groups={groups}
                  known={opened.isNew ? datalist : undefined}
                  onClose={close}
                />
              )}
              {datalist.map(
                (line) =>
                  opened?.what === "history" &&
                  opened.name === keyOf(line) && (
                    <TariffHistory key={opened.name} {...{ line, groups }} onClose={close} />
                  ),
              )}
            </>
          )}
        </Loaded>
      </Panel>
      <CarrierReport key={region} region={region} />
    </div>
  );
}

import { query } from "@sampan/client/query";
import { readDuties } from "@sampan/contract/goods/duties/staff-duties";
import { defaultRegion, regions, type Region } from "@sampan/domain/kernel/regions";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Loaded } from "../../kit/loaded.tsx";
import { ClassesPanel } from "./classes-panel.tsx";
import "./duties.css";
import { RatesPanel } from "./rates-panel.tsx";
import { WordsPanel } from "./words-panel.tsx";

const route = getRouteApi("/frame/duties");

/** What duty is reckoned by: rates with their sources, words that lead to a class, and classes that somebody set. */
export function DutiesDesk() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const asked = useQuery(query(readDuties, {}, { asksLogin: true }));
  const region: Region = regions.find((one) => one === search.region) ?? defaultRegion;
  return (
    <div className="desk">
      <Loaded asked={asked} skeletonRows={12}>
        {({ data: { rates, words } }) => (
          <>
            <RatesPanel
              region={region}
              rates={rates.filter((rate) => rate.region === region)}
              onRegion={(to) => void navigate({ to: "/duties", search: { ...search, region: to } })}
            />
            <ClassesPanel
              page={search.page}
              onPage={(page) => void navigate({ to: "/duties", search: { ...search, page } })}
            />
            <WordsPanel words={words} />
          </>
        )}
      </Loaded>
    </div>
  );
}

import { query } from "@sampan/client/query";
import { readForecast } from "@sampan/contract/logistics/forecast/staff-forecast";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../kit/loaded.tsx";
import { ComingDays } from "./coming-days.tsx";
import { FillingLines } from "./filling-lines.tsx";

/** What the next two weeks bring; reckoned by itself, so that what waits today is not kept back. */
export function ForecastPanels() {
  const asked = useQuery(query(readForecast, {}, { asksLogin: true }));
  return (
    <Loaded asked={asked} skeletonRows={6}>
      {({ data: { days, lines } }) => (
        <>
          <ComingDays days={days} />
          <FillingLines lines={lines} />
        </>
      )}
    </Loaded>
  );
}

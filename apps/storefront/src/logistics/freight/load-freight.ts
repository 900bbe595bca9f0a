import type { QueryClient } from "@tanstack/react-query";
import { configurationQuery } from "../../shell/configuration.ts";
import { askedBy, freightQuery, type FreightSearch } from "./asked-freight.ts";

/** Reads what an address asks for. A refusal is told on the page, beside what was typed. */
export async function loadFreight(queryClient: QueryClient, search: FreightSearch): Promise<void> {
  const asked = askedBy(search);
  await Promise.all([
    queryClient.ensureQueryData(configurationQuery),
    asked && queryClient.prefetchQuery(freightQuery(asked)),
  ]);
}

import type { QueryClient } from "@tanstack/react-query";
import { configurationQuery } from "../../shell/configuration.ts";
import { feesQuery } from "./fees-query.ts";

export const loadFees = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.ensureQueryData(configurationQuery),
    queryClient.ensureQueryData(feesQuery),
  ]);

import type { RouterContext } from "../../shell/router-context.ts";
import { configurationQuery } from "../../shell/configuration.ts";
import { rateQuery } from "../../sums/use-rate.ts";
import { feesQuery } from "./fees-query.ts";

export const loadFees = ({ queryClient }: Pick<RouterContext, "queryClient">): Promise<unknown> =>
  Promise.all([
    queryClient.ensureQueryData(configurationQuery),
    queryClient.ensureQueryData(feesQuery),
    queryClient.ensureQueryData(rateQuery),
  ]);

import { query } from "@sampan/client/query";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";

/** What waits at every desk, counted anew twice a minute while somebody looks. */
export const askDashboard = {
  ...query(getDashboard, {}, { asksLogin: true }),
  refetchInterval: 30_000,
};

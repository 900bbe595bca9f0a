import { query } from "@sampan/client/query";
import { getStaffMe, type StaffMe } from "@sampan/contract/people/staff/staff-sessions";
import { useSuspenseQuery } from "@tanstack/react-query";

export type Me = StaffMe;

/** Who sits at this desk. Rights change rarely; every act asks the server again anyway. */
export const askMe = { ...query(getStaffMe, {}), staleTime: Number.POSITIVE_INFINITY };

/** Below the frame, whose route has asked already. [BO-02] */
export const useMe = (): Me => useSuspenseQuery(askMe).data.data;

import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { getCompany } from "@sampan/contract/people/identities/companies";
import { getCancellation, getMyData } from "@sampan/contract/people/personal-data";

export type Cancellation = OutputOf<typeof getCancellation>["data"];

/** What stands in the way of closing the account, and what is lost with it. */
export const cancellationQuery = query(getCancellation, {}, { asksLogin: true });

/** Who opened the customer's identity data, and the copy of their own. */
export const myDataQuery = query(getMyData, {}, { asksLogin: true });

/** The company a business account buys for. */
export const companyQuery = query(getCompany, {}, { asksLogin: true });

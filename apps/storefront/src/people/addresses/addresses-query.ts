import { query } from "@sampan/client/query";
import { queryAddressList } from "@sampan/contract/people/addresses";

/** The customer's addresses, the default one first. */
export const addressesQuery = query(queryAddressList, {}, { asksLogin: true });

import { query } from "@sampan/client/query";
import { queryLinkedLogIns } from "@sampan/contract/people/linked-log-ins";

/** What opens the account besides its password. */
export const linkedLogInsQuery = query(queryLinkedLogIns, {}, { asksLogin: true });

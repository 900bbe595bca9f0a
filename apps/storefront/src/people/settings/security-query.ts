import { query } from "@sampan/client/query";
import { getAccountSecurity } from "@sampan/contract/people/accounts/credentials";

/** What the customer logs in with, and whether payouts wait because it changed. */
export const securityQuery = query(getAccountSecurity, {}, { asksLogin: true });

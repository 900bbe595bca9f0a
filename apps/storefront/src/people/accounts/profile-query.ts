import { query } from "@sampan/client/query";
import { getUserById } from "@sampan/contract/people/accounts/accounts";

/** The account's own profile. Who is not logged in is asked to. [API-11] */
export const profileQuery = query(getUserById, {}, { asksLogin: true });

import { query, queryPages } from "@sampan/client/query";
import {
  getInviteCode,
  queryInviteEarnings,
  queryInviterList,
} from "@sampan/contract/shop/invitations";

const asksLogin = { asksLogin: true };

/** One's code, and what a friend brings now. */
export const inviteCodeQuery = query(getInviteCode, {}, asksLogin);

/** Who registered with it, the newest first. [API-35] */
export const invitedQuery = { ...queryPages(queryInviterList, {}, asksLogin), staleTime: 0 };

/** What they brought. */
export const earningsQuery = { ...queryPages(queryInviteEarnings, {}, asksLogin), staleTime: 0 };

/** What a friend opens, wherever it is scanned or sent. */
export const shareAddress = (code: string): string =>
  `${location.origin}/sharePages?code=${encodeURIComponent(code)}`;

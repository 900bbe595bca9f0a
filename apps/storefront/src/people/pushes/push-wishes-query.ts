import { query } from "@sampan/client/query";
import { queryPushWishes } from "@sampan/contract/people/pushes";

/** What one's browsers are told of. */
export const pushWishesQuery = query(queryPushWishes, {}, { asksLogin: true });

import { queryPages } from "@sampan/client/query";
import { queryLeaderboard } from "@sampan/contract/goods/catalogue/leaderboard";

const keptAlive_ms = 30 * 60_000;

/** The board of a category, or of all; it stays as it was read for whoever comes back to it. [RT-04] [SRCH-29] */
export const leaderboardQuery = (categoryId: number | undefined) => ({
  ...queryPages(queryLeaderboard, {
    ...(categoryId === undefined ? {} : { category_id: categoryId }),
    page_size: 20,
  }),
  staleTime: keptAlive_ms,
  gcTime: keptAlive_ms,
});

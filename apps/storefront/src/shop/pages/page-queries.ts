import { query } from "@sampan/client/query";
import { queryOwnPage } from "@sampan/contract/shop/pages/own-pages";
import { queryPage } from "@sampan/contract/shop/pages/pages";
import type { ShownPage } from "@sampan/contract/shop/pages/shown-page";
import { type QueryClient, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery, useSession } from "../../shell/session.ts";

/** The page of blocks at an address, as every visitor sees it. [RT-06] */
export const pageQuery = (route: string) => query(queryPage, { route });

/** The same for who has a session, asked only where it may be another. [PROMO-11] */
const ownPageQuery = (route: string) => query(queryOwnPage, { route });

/** Reads what is shown at an address to whoever asks; null where no page is open for them. */
export async function readPageAt(
  queryClient: QueryClient,
  route: string,
): Promise<ShownPage | null> {
  const shared = await queryClient.ensureQueryData(pageQuery(route));
  if (!shared.has_own) return shared.data;
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (!session.data) return shared.data;
  return (await queryClient.ensureQueryData(ownPageQuery(route))).data;
}

/** What `readPageAt` has read, and what is open elsewhere where nothing is here. */
export function usePageAt(route: string) {
  const { data: shared } = useSuspenseQuery(pageQuery(route));
  const isOwn = Boolean(useSession()) && shared.has_own;
  const { data: own } = useQuery({ ...ownPageQuery(route), enabled: isOwn });
  return isOwn && own ? own : shared;
}

import { query } from "@sampan/client/query";
import { getSessionState, type SessionData } from "@sampan/contract/people/sessions/sessions";
import { useQuery, type QueryClient } from "@tanstack/react-query";

/** Who is logged in, or null. Log-in and log-out invalidate everything, this with it. */
export const sessionQuery = query(getSessionState, {});

/** The live session; null for visitors, undefined while nobody knows yet. */
export const useSession = (): SessionData | null | undefined => useQuery(sessionQuery).data?.data;

/** Is known before the first page is shown. Without a cookie there is nothing to ask. */
export async function ensureSession(
  queryClient: QueryClient,
  hasSession: boolean,
): Promise<SessionData | null> {
  if (!hasSession) queryClient.setQueryData(sessionQuery.queryKey, { data: null });
  return (await queryClient.ensureQueryData(sessionQuery)).data;
}

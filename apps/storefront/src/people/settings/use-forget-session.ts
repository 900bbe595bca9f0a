import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { pathTo } from "../../paths.ts";
import { sessionQuery } from "../../shell/session.ts";

/** Forgets on this device whatever was read with a session that the server has ended, and goes home. [SES-10] */
export function useForgetSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    queryClient.setQueryData(sessionQuery.queryKey, { data: null });
    queryClient.removeQueries({ type: "inactive" });
    // Drafts of forms and what was on its way to checkout.
    sessionStorage.clear();
    await navigate({ ...pathTo.home, replace: true });
    // What the page that was left had open, and what home has read before it knew better.
    queryClient.removeQueries({ type: "inactive" });
    await queryClient.invalidateQueries();
  };
}

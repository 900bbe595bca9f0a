import { showToast } from "@sampan/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { sessionQuery } from "./session.ts";

/** Says that a session has ended where this tab still believed in one, and believes in it no longer. [ERR-36] */
export function useTellExpired(): () => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return () => {
    if (!queryClient.getQueryData(sessionQuery.queryKey)?.data) return;
    queryClient.setQueryData(sessionQuery.queryKey, { data: null });
    const { say } = router.options.context.speech;
    showToast({ message: say("accounts.login.expired"), tone: "danger" });
  };
}

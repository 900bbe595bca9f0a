import { callApi } from "@sampan/client/call-api";
import { logOut } from "@sampan/contract/sessions";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { sessionQuery } from "../shell/session.ts";
import { useTellFault } from "../shell/use-tell-fault.ts";

/** Ends the session on the server, then forgets on this device whatever was read with it. [SES-10] */
export function useLogOut() {
  const t = useTranslations("mine.setting");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: () => callApi(logOut, {}),
    onSuccess: async (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      queryClient.setQueryData(sessionQuery.queryKey, { data: null });
      queryClient.removeQueries({ type: "inactive" });
      // Drafts of forms and what was on its way to settlement.
      sessionStorage.clear();
      await navigate({ ...pathTo.home, replace: true });
      // What the page that was left had open, and what home has read before it knew better.
      queryClient.removeQueries({ type: "inactive" });
      await queryClient.invalidateQueries();
      showToast({ message: t("loggedOut") });
    },
    onError: tellFault,
  });
}

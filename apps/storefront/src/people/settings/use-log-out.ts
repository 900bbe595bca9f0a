import { callApi } from "@sampan/client/call-api";
import { logOut } from "@sampan/contract/people/sessions/log-in";
import { showToast } from "@sampan/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { useForgetSession } from "./use-forget-session.ts";

/** Ends the session on the server, then forgets on this device whatever was read with it. [SES-10] */
export function useLogOut() {
  const t = useTranslations("mine.setting");
  const forgetSession = useForgetSession();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: () => callApi(logOut, {}),
    onSuccess: async (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      await forgetSession();
      showToast({ message: t("loggedOut") });
    },
    onError: tellFault,
  });
}

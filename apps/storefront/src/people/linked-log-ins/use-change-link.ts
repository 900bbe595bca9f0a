import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import {
  type LinkedLogIn,
  startLinking,
  unlinkLogIn,
} from "@sampan/contract/people/linked-log-ins";
import { logInProviderNames } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { linkedLogInsQuery } from "./linked-log-ins-query.ts";

/** Takes a link away, or leads to where the account to be linked is proven. */
export function useChangeLink({ provider, is_linked }: LinkedLogIn, onDone: () => void) {
  const t = useTranslations("linkedLogIns");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: async (typed: string) => {
      const proven = { provider, password: hashPassword(typed) };
      return is_linked
        ? await callApi(unlinkLogIn, proven, { asksLogin: true })
        : await callApi(startLinking, proven, { asksLogin: true });
    },
    onSuccess: async (answer) => {
      if (!answer.ok) {
        if (answer.error.code !== "wrong_password") tellFault(answer.error);
        return;
      }
      if ("data" in answer.value) return location.assign(answer.value.data.url);
      await queryClient.invalidateQueries({ queryKey: linkedLogInsQuery.queryKey });
      onDone();
      showToast({ message: t("unlinked", { provider: logInProviderNames[provider] }) });
    },
    onError: tellFault,
  });
}

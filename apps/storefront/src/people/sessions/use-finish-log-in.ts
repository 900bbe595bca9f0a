import { callApi } from "@sampan/client/call-api";
import { finishLinkedLogIn } from "@sampan/contract/people/linked-log-ins";
import { logInProviderNames } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { faultWords } from "../../shell/fault-words.ts";
import { useEnter, type WhenEntered } from "./use-enter.ts";
import { linkedLogInsQuery } from "../linked-log-ins/linked-log-ins-query.ts";
import { keepNewcomer } from "../linked-log-ins/newcomer.ts";

/** Brings back what was proven elsewhere, and goes on to where that leads: in, to the settings, to an account. */
export function useFinishLogIn(whenEntered: WhenEntered) {
  const t = useTranslations("linkedLogIns");
  const { speech } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const enter = useEnter(whenEntered);
  const finishing = useMutation({
    mutationFn: (brought: { readonly code: string; readonly state: string }) =>
      callApi(finishLinkedLogIn, brought),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      const { outcome, provider, session, newcomer, redirect } = answer.value.data;
      const asked = redirect === "" ? undefined : redirect;
      if (session) return enter(session, asked);
      if (newcomer) {
        keepNewcomer({ ...newcomer, provider });
        return navigate({ ...pathTo.register(asked), replace: true });
      }
      if (outcome === "linked") {
        await queryClient.invalidateQueries({ queryKey: linkedLogInsQuery.queryKey });
        await navigate({ ...ownPathTo.linkedLogIns, replace: true });
        showToast({ message: t("linked", { provider: logInProviderNames[provider] }) });
      }
    },
  });
  const answered = finishing.data?.ok === false ? finishing.data.error.message : undefined;
  const broken = finishing.error ? faultWords(speech.say, finishing.error) : undefined;
  return { finish: finishing.mutate, refusal: answered ?? broken };
}

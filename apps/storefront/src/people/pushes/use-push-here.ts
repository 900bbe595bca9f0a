import { callApi } from "@sampan/client/call-api";
import { subscribePush, unsubscribePush } from "@sampan/contract/people/pushes";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { endHere, subscribeHere } from "./browser-push.ts";
import { pushWishesQuery } from "./push-wishes-query.ts";

/** Has this browser told from now on, or no more. What the browser refuses is said, and nothing is left half done. [BO-53] */
export function usePushHere(publicKey: string) {
  const t = useTranslations("pushes");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: async (is_on: boolean) => {
      if (!is_on) {
        await endHere();
        return callApi(unsubscribePush, {}, { asksLogin: true });
      }
      const here = await subscribeHere(publicKey).catch(() => "none" as const);
      if (here === "none") showToast({ message: t("failed"), tone: "danger" });
      if (here === "none" || !here) return undefined;
      return callApi(subscribePush, here, { asksLogin: true });
    },
    onSuccess: async (answer) => {
      if (answer?.ok === false) {
        await endHere();
        tellFault(answer.error);
      }
      await queryClient.invalidateQueries({ queryKey: pushWishesQuery.queryKey });
    },
    onError: tellFault,
  });
}

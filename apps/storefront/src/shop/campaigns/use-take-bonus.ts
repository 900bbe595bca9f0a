import { callApi, newKey } from "@sampan/client/call-api";
import { takeBonus } from "@sampan/contract/shop/campaigns";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { useGainWords } from "./use-gain-words.ts";

/** Takes what a campaign gives, and reads everything that follows from it anew. Visitors are led to the log-in. [API-34] */
export function useTakeBonus() {
  const t = useTranslations("campaigns");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const wordsOf = useGainWords();
  return useMutation({
    mutationFn: (data: string) =>
      callApi(takeBonus, { data }, { asksLogin: true, idempotencyKey: newKey() }),
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries();
      if (!answer.ok) return tellFault(answer.error);
      const { gains } = answer.value.data;
      const what = gains.map(wordsOf).join(" · ");
      showToast({ message: gains.length === 0 ? t("nothing") : t("gained", { what }) });
    },
    onError: tellFault,
  });
}

import { callApi } from "@sampan/client/call-api";
import { queryRechargeList } from "@sampan/contract/money/ledger/wallet";
import { rechargeCancel, rechargeQueryOrder } from "@sampan/contract/money/topups/online-topups";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetFigures } from "./topup-queries.ts";

/** Gives up an online top-up; the page then shows what has become of it, credited if it was paid meanwhile. */
export function useCancelTopup() {
  const t = useTranslations("topups.done");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const cancelling = useMutation({
    mutationFn: (order_no: string) => callApi(rechargeCancel, { order_no }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) tellFault(answer.error);
      else if (answer.value.data.state === "expired") showToast({ message: t("cancelled") });
      forgetFigures(queryClient);
      await Promise.all(
        [rechargeQueryOrder, queryRechargeList].map(({ path }) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      );
    },
    onError: tellFault,
  });
  return { cancel: cancelling.mutate, isBusy: cancelling.isPending };
}

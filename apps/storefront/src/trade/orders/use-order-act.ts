import { callApi } from "@sampan/client/call-api";
import { closeOrder, confirmReceipt } from "@sampan/contract/trade/orders/orders";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetOrders } from "./order-queries.ts";

export type OrderAct = "close" | "confirm_receipt";

const calls = { close: closeOrder, confirm_receipt: confirmReceipt } as const;

/** Closes an order or confirms its receipt, then reads orders anew, also when it was refused. [ORD-17] [ORD-21] */
export function useOrderAct(tid: string) {
  const t = useTranslations("orders");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (act: OrderAct) => callApi(calls[act], { tid }, { asksLogin: true }),
    onSuccess: async (answer, act) => {
      await forgetOrders(queryClient);
      if (answer.ok) showToast({ message: t(act === "close" ? "closing.done" : "receiving.done") });
      else tellFault(answer.error);
    },
    onError: tellFault,
  });
}

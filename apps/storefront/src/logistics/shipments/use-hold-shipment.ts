import { callApi } from "@sampan/client/call-api";
import { holdShipment, queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTellFault } from "../../shell/use-tell-fault.ts";

interface Hold {
  readonly tid: string;
  readonly hold: boolean;
}

/** Lets a shipment wait for orders still being bought, or lets it go. */
export function useHoldShipment() {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const holding = useMutation({
    mutationFn: (hold: Hold) => callApi(holdShipment, hold, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) tellFault(answer.error);
      await queryClient.invalidateQueries({ queryKey: [queryShipments.path] });
    },
    onError: tellFault,
  });
  return { hold: holding.mutate, isBusy: holding.isPending };
}

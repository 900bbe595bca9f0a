import { callApi } from "@sampan/client/call-api";
import { renewPickupCode } from "@sampan/contract/logistics/pickups/pickups";
import { useMutation } from "@tanstack/react-query";
import { useTellFault } from "../../shell/use-tell-fault.ts";

/** A new code in place of one that is over, or that somebody else saw. */
export function useRenewCode(tid: string, onChanged: () => Promise<void>) {
  const tellFault = useTellFault();
  const renewing = useMutation({
    mutationFn: () => callApi(renewPickupCode, { tid }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) tellFault(answer.error);
      await onChanged();
    },
    onError: tellFault,
  });
  return { renew: () => renewing.mutate(), isBusy: renewing.isPending };
}

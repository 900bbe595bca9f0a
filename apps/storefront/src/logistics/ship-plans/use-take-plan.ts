import { callApi } from "@sampan/client/call-api";
import { queryShipPlans, takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetStored } from "../merging/forget-stored.ts";

/**
 * Has done what a plan for a place or for these in it says, and leads to the parcels. What is refused is told and the plans are asked for anew; a broken
 * line leaves the submission as it was, so that the next try is the same one.
 */
export function useTakePlan(
  place: string,
  {
    tids,
    declarantId,
  }: { readonly tids?: readonly string[] | undefined; readonly declarantId?: string | undefined },
) {
  const t = useTranslations("shipPlans");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (key: string) => {
      const request = {
        tid: place,
        key,
        ...(tids ? { tids: [...tids] } : {}),
        ...(declarantId === undefined ? {} : { declarant_id: declarantId }),
      };
      const idempotencyKey = submissionKey("ship-plan", request);
      return callApi(takeShipPlan, request, { idempotencyKey, asksLogin: true });
    },
    onSuccess: async (answer) => {
      endSubmission("ship-plan");
      await forgetStored(queryClient);
      await queryClient.invalidateQueries({ queryKey: [queryShipPlans.path] });
      if (!answer.ok) return tellFault(answer.error);
      showToast({ message: t("taken") });
      return navigate({ ...pathTo.parcels, replace: true });
    },
    onError: tellFault,
  });
}

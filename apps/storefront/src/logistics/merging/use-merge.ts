import { callApi } from "@sampan/client/call-api";
import { chooseParcelWay, mergePackages } from "@sampan/contract/logistics/merging/merging";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { declarationOf, mergeDraft } from "./merge-draft.ts";
import { forgetStored } from "./forget-stored.ts";
import type { MergeQuote } from "./merge-queries.ts";
import type { Merging } from "./use-merging.ts";

/**
 * Has the chosen parcels made into one, or a single one sent as chosen, and opens it. What is refused is told, and the form stays as it is; a broken
 * line leaves the submission as it was, so that the next try is the same one. [API-77]
 */
export function useMerge({ draft, chosen, address }: Merging) {
  const t = useTranslations("merging");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (quote: MergeQuote) => {
      const [one, ...others] = chosen.map(({ tid }) => tid);
      const way = {
        address_id: address?.id,
        express: draft.express,
        transport: draft.transport,
        insurance: draft.insurance ?? quote.insurance_at_least,
        declaration: declarationOf(draft, quote.goods),
      };
      if (one !== undefined && others.length === 0)
        return callApi(chooseParcelWay, { tid: one, ...way }, { asksLogin: true });
      const request = {
        tids: chosen.map(({ tid }) => tid),
        ...way,
        rehearse: draft.isRehearsed,
      };
      const idempotencyKey = submissionKey("merge", request);
      return callApi(mergePackages, request, { idempotencyKey, asksLogin: true });
    },
    onSuccess: async (answer) => {
      endSubmission("merge");
      await forgetStored(queryClient);
      if (!answer.ok) return tellFault(answer.error);
      mergeDraft.forget();
      showToast({ message: t(chosen.length > 1 ? "done" : "doneOne") });
      return navigate({ ...pathTo.parcel(answer.value.data.tid), replace: true });
    },
    onError: tellFault,
  });
}

import { callApi } from "@sampan/client/call-api";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { acceptRehearsal, queryRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { pathTo } from "../../paths.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetOrders } from "../../trade/orders/order-queries.ts";
import { forgetStored } from "../merging/forget-stored.ts";
import { type AnswerDraft, answerDraft } from "./answer-draft.ts";
import { type Answer, rehearsalQuery } from "./rehearsal-queries.ts";

/** A packed box, what its owner chooses for it, and agreeing to it; what is refused is shown anew. */
export function useRehearsal(tid: string) {
  const [draft, setDraft] = useState(() => answerDraft.read(tid));
  const change = (part: Partial<AnswerDraft>): void => {
    const next = { ...draft, ...part };
    answerDraft.keep(tid, next);
    setDraft(next);
  };
  const { answer, transport } = draft;
  const asked = useQuery({ ...rehearsalQuery(tid, answer), placeholderData: keepPreviousData });
  const box = asked.data?.data;
  const line = box?.lines.find((one) => one.transport === (transport ?? box.transport));
  const accepting = useAccept(tid);
  return {
    asked,
    box,
    line,
    answer,
    choose: (part: Answer) => change({ answer: { ...answer, ...part } }),
    chooseLine: (chosen: number) => change({ transport: chosen }),
    isBusy: accepting.isPending,
    /** While another answer is priced, the amount on the page is not the one to agree to. */
    isPriced: !asked.isPlaceholderData,
    accept: (amount: number) =>
      accepting.mutate({ tid, ...answer, ...(line && { transport: line.transport }), amount }),
  };
}

export type RehearsalForm = ReturnType<typeof useRehearsal>;

function useAccept(tid: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (request: RequestOf<typeof acceptRehearsal>) =>
      callApi(acceptRehearsal, request, {
        idempotencyKey: submissionKey("rehearsal", request),
        asksLogin: true,
      }),
    onSuccess: async (answer) => {
      endSubmission("rehearsal");
      await Promise.all([forgetStored(queryClient), forgetOrders(queryClient)]);
      await queryClient.invalidateQueries({ queryKey: [queryRehearsal.path] });
      if (!answer.ok) return tellFault(answer.error);
      answerDraft.forget();
      return answer.value.data.amount > 0
        ? navigate({ ...pathTo.parcelPayment([tid]), replace: true })
        : navigate({ ...pathTo.parcel(tid), replace: true });
    },
    onError: tellFault,
  });
}

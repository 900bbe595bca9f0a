import { callApi } from "@sampan/client/call-api";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { createSubstitutePayTrade } from "@sampan/contract/trade/orders/payments-on-behalf";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useSession } from "../../shell/session.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { usePictures } from "../../uploads/use-pictures.ts";
import { isOfPerson } from "../checkout/is-of-person.ts";
import { forgetOrders } from "../orders/order-queries.ts";
import { checkRequest, fieldOfRefusal, readYuan, type RequestField } from "./check-request.ts";
import { requestDraft } from "./request-draft.ts";

/**
 * The form of a payment on behalf: what was typed, what is wrong with it, and sending it once. A visitor types as
 * everybody does, and is led to the log-in and back to what they typed. [RT-30] [ORD-10] [API-80]
 */
export function useAskPayment() {
  const t = useTranslations("onBehalf");
  const tell = useRefusalWords();
  const router = useRouter();
  const session = useSession();
  const { limits } = useConfiguration();
  const [draft, setDraft] = useState(requestDraft.read);
  const [isTried, setTried] = useState(false);
  const pictures = usePictures("request", draft.images);
  const sending = useSendRequest();

  const { request, problems: wrong } = checkRequest(draft, limits);
  const problems: Partial<Record<RequestField, string>> = {
    ...sending.problems,
    ...(isTried && pictures.isSending ? { images: t("stillUploading") } : {}),
    ...(isTried
      ? Object.fromEntries(wrong.map((problem) => [fieldOfRefusal[problem.code], tell(problem)]))
      : {}),
  };
  const keep = (): void => requestDraft.keep({ ...draft, images: [...pictures.urls] });
  const submit = async (): Promise<void> => {
    setTried(true);
    keep();
    if (!request || pictures.isSending) return;
    if (!session) return router.navigate(pathTo.login(ownPathTo.askPayment.to));
    sending.send({ ...request, images: [...pictures.urls], remark: draft.remark.trim() });
  };
  return {
    draft,
    set: (change: Partial<typeof draft>) => {
      const changed = { ...draft, ...change, images: [...pictures.urls] };
      requestDraft.keep(changed);
      setDraft(changed);
    },
    keep,
    isVisitor: !session,
    amount: readYuan(draft.amount),
    pictures,
    problems,
    /** What has to be done about the person before they may order. */
    personProblem: sending.personProblem,
    submit: () => void submit(),
    isBusy: sending.isBusy,
  };
}

function useSendRequest() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const sending = useMutation({
    mutationFn: (request: RequestOf<typeof createSubstitutePayTrade>) =>
      callApi(createSubstitutePayTrade, request, {
        idempotencyKey: submissionKey("payment-request", request),
        asksLogin: true,
      }),
    onSuccess: async (answer) => {
      endSubmission("payment-request");
      if (!answer.ok) {
        const { code } = answer.error;
        if (!fieldOfRefusal[code] && !isOfPerson(code)) tellFault(answer.error);
        return;
      }
      requestDraft.forget();
      await forgetOrders(queryClient);
      await router.navigate({ ...ownPathTo.paymentAsked(answer.value.data.tid), replace: true });
    },
    onError: tellFault,
  });
  const refusal = sending.data?.ok === false ? sending.data.error : undefined;
  const field = refusal && fieldOfRefusal[refusal.code];
  return {
    send: sending.mutate,
    isBusy: sending.isPending,
    problems: refusal && field ? { [field]: refusal.message } : {},
    personProblem: refusal && isOfPerson(refusal.code) ? refusal.code : undefined,
  };
}

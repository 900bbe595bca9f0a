import { callApi } from "@sampan/client/call-api";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { createWorkOrder } from "@sampan/contract/shop/work-orders/work-orders";
import type { WorkOrderSubject } from "@sampan/domain/shop/work-orders/work-order";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { tabDraft } from "../../shell/tab-draft.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { useKeptPictures } from "../../uploads/use-kept-pictures.ts";
import { forgetWorkOrders } from "./work-order-queries.ts";

export interface AskedAbout {
  readonly kind: WorkOrderSubject;
  readonly number: string;
}

const Draft = z.object({ subject: z.string(), content: z.string() });
type Draft = z.infer<typeof Draft>;

/** The form of a question: its words, kept in this tab until they were sent, its photos, and sending it. [WO-01] */
export function useNewWorkOrder(about: AskedAbout | undefined, words: string) {
  const t = useTranslations("workOrders");
  const kept = tabDraft(`work-order-draft-${about?.number ?? ""}`, Draft, {
    subject: "",
    content: words,
  });
  const [draft, setDraft] = useState(kept.read);
  const pictures = useKeptPictures("ticket", `work-order-pictures-${about?.number ?? ""}`);
  const [isTried, setTried] = useState(false);
  const sending = useSend(() => {
    kept.forget();
    pictures.forget();
  });
  const write = (change: Partial<Draft>): void => {
    const next = { ...draft, ...change };
    kept.keep(next);
    setDraft(next);
  };
  const [subject, content] = [draft.subject.trim(), draft.content.trim()];
  const submit = (): void => {
    setTried(true);
    if (subject === "" || content === "" || pictures.isSending) return;
    sending.mutate({
      subject,
      content,
      imgs: [...pictures.urls],
      ...(about && { about_kind: about.kind, about: about.number }),
    });
  };
  return {
    draft,
    write,
    pictures,
    submit,
    subjectProblem: isTried && subject === "" ? t("form.subjectNeeded") : undefined,
    contentProblem: isTried && content === "" ? t("form.contentNeeded") : undefined,
    picturesProblem: isTried && pictures.isSending ? t("stillUploading") : undefined,
    isBusy: sending.isPending,
  };
}

function useSend(forgetDraft: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (asked: RequestOf<typeof createWorkOrder>) =>
      callApi(createWorkOrder, asked, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) {
        tellFault(answer.error);
        // Its answer was lost on the way; it is among one's own.
        if (answer.error.code !== "work_order_said_already") return;
      }
      forgetDraft();
      await forgetWorkOrders(queryClient);
      const way = answer.ok ? ownPathTo.workOrder(answer.value.data.id) : pathTo.workOrders;
      await navigate({ ...way, replace: true });
    },
    onError: tellFault,
  });
}

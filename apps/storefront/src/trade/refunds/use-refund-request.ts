import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { showToast } from "@sampan/ui/toast";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { useKeptPictures } from "../../uploads/use-kept-pictures.ts";
import type { AskableLine } from "./askable-lines.ts";
import { forgetRefunds, previewQuery } from "./refund-queries.ts";
import { useRefundDraft } from "./use-refund-draft.ts";

type Wish = RequestOf<typeof reverseApplyBatch>["list"];

/** The form of a request: what was chosen, what it would come to, what is wrong with it, and sending it once. [API-73] */
export function useRefundRequest(tid: string, lines: readonly AskableLine[]) {
  const t = useTranslations("refunds.request");
  const draft = useRefundDraft(tid);
  const pictures = useKeptPictures("claim", `refund-pictures-${tid}`);
  const [isTried, setTried] = useState(false);
  const chosen = lines
    .filter(({ item, obstacle }) => !obstacle && draft.lineOf(item.oid).num > 0)
    .map(({ item, left }) => {
      const { num, reason } = draft.lineOf(item.oid);
      return { oid: item.oid, num: Math.min(num, left), reason };
    });
  const preview = useQuery({
    ...previewQuery(chosen),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const sending = useSend(tid, () => {
    draft.forget();
    pictures.forget();
  });
  const refusals = [preview.error instanceof Refused ? preview.error : undefined, sending.refusal];

  const problemOf = (oid: string): string | undefined => {
    const refused = refusals.find((refusal) => refusal?.values["oid"] === oid);
    if (refused) return refused.message;
    return isTried && draft.lineOf(oid).reason === "" ? t("reasonNeeded") : undefined;
  };
  const isComplete = chosen.length > 0 && chosen.every(({ reason }) => reason !== "");
  const submit = (): void => {
    setTried(true);
    if (chosen.length === 0) showToast({ message: t("lineNeeded"), tone: "danger" });
    if (!isComplete || pictures.isSending) return;
    const imgs = [...pictures.urls];
    sending.send(chosen.map((line) => ({ ...line, note: draft.note.trim(), imgs })));
  };
  return {
    draft,
    pictures,
    chosen,
    preview: chosen.length > 0 ? preview.data : undefined,
    problemOf,
    picturesProblem: isTried && pictures.isSending ? t("stillUploading") : undefined,
    submit,
    isBusy: sending.isBusy,
  };
}

/** Sends it; a broken line keeps the key, so that sending again asks once. */
function useSend(tid: string, forgetDraft: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const sending = useMutation({
    mutationFn: (list: Wish) =>
      callApi(
        reverseApplyBatch,
        { list },
        { idempotencyKey: submissionKey("refund", list), asksLogin: true },
      ),
    onSuccess: async (answer) => {
      endSubmission("refund");
      if (!answer.ok) return tellFault(answer.error);
      forgetDraft();
      await forgetRefunds(queryClient);
      const [first, ...others] = answer.value.datalist;
      const path =
        first && others.length === 0
          ? ownPathTo.refunds({ number: first.number })
          : ownPathTo.refunds({ tid });
      await navigate({ ...path, replace: true });
    },
    onError: tellFault,
  });
  return {
    send: sending.mutate,
    isBusy: sending.isPending,
    refusal: sending.data?.ok === false ? sending.data.error : undefined,
  };
}

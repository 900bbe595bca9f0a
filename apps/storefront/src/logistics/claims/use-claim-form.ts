import { callApi } from "@sampan/client/call-api";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { createClaim } from "@sampan/contract/logistics/claims/claims";
import { claimSubjects, type ClaimSubject } from "@sampan/domain/logistics/claims/claim-subject";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod/mini";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { tabDraft } from "../../shell/tab-draft.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { useKeptPictures } from "../../uploads/use-kept-pictures.ts";
import { forgetClaims } from "./claim-queries.ts";

/** The form of a claim: its words, kept in this tab until they were sent, its photos, and sending it once. [API-82] */
export function useClaimForm(oid: string, num: number) {
  const t = useTranslations("claims.form");
  const kept = `claim-draft-${oid}`;
  const [content, setContent] = useState(() => sessionStorage.getItem(kept) ?? "");
  const subject = tabDraft<ClaimSubject>(`${kept}-about`, z.enum(claimSubjects), "damage");
  const [about, setAbout] = useState(subject.read);
  const pictures = useKeptPictures("claim", `${kept}-pictures`);
  const [isTried, setTried] = useState(false);
  const sending = useSend(() => {
    sessionStorage.removeItem(kept);
    subject.forget();
    pictures.forget();
  });
  const write = (text: string): void => {
    sessionStorage.setItem(kept, text);
    setContent(text);
  };
  const words = content.trim();
  const submit = (): void => {
    setTried(true);
    if (words === "" || pictures.isSending || pictures.urls.length === 0) return;
    sending.mutate({ oid, num, about, content: words, imgs: [...pictures.urls] });
  };
  const picturesProblem = pictures.isSending
    ? t("stillUploading")
    : pictures.urls.length === 0
      ? t("photoNeeded")
      : undefined;
  return {
    about,
    choose: (chosen: ClaimSubject): void => {
      subject.keep(chosen);
      setAbout(chosen);
    },
    content,
    write,
    pictures,
    submit,
    wordsProblem: isTried && words === "" ? t("wordsNeeded") : undefined,
    picturesProblem: isTried ? picturesProblem : undefined,
    isBusy: sending.isPending,
  };
}

/** Sends it; a broken line keeps the key, so that sending again claims once. */
function useSend(forgetDraft: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (claim: RequestOf<typeof createClaim>) =>
      callApi(createClaim, claim, {
        idempotencyKey: submissionKey("claim", claim),
        asksLogin: true,
      }),
    onSuccess: async (answer) => {
      endSubmission("claim");
      if (!answer.ok) return tellFault(answer.error);
      forgetDraft();
      await forgetClaims(queryClient);
      await navigate({ ...ownPathTo.claim(answer.value.data.id), replace: true });
    },
    onError: tellFault,
  });
}

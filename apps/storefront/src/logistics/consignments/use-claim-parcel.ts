import { callApi } from "@sampan/client/call-api";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { claimParcel } from "@sampan/contract/logistics/unclaimed/unclaimed";
import { readExpressNo } from "@sampan/domain/logistics/consignments/consignment";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { usePictures } from "../../uploads/use-pictures.ts";
import { parcelClaimsQuery } from "./consignment-queries.ts";

const nothing = { express_no: "", words: "" };

/** The form that says a parcel is one's own: what was typed, what is missing, and sending it. [BO-15] */
export function useClaimParcel() {
  const t = useTranslations("consignments");
  const [draft, setDraft] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const pictures = usePictures("request");
  const empty = () => {
    setDraft(nothing);
    setTried(false);
    pictures.list.forEach(pictures.remove);
  };
  const sending = useSendClaim(empty);
  const hasNumber = readExpressNo(draft.express_no) !== undefined;
  const picturesProblem = pictures.isSending
    ? t("stillUploading")
    : pictures.urls.length === 0
      ? t("claim.proofNeeded")
      : undefined;
  const submit = (): void => {
    setTried(true);
    if (!hasNumber || picturesProblem !== undefined) return;
    sending.mutate({ ...draft, images: [...pictures.urls] });
  };
  return {
    ...draft,
    set: (change: Partial<typeof nothing>) => setDraft({ ...draft, ...change }),
    pictures,
    submit,
    numberProblem: isTried && !hasNumber ? t("claim.numberNeeded") : undefined,
    picturesProblem: isTried ? picturesProblem : undefined,
    isBusy: sending.isPending,
  };
}

function useSendClaim(whenSent: () => void) {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (claim: RequestOf<typeof claimParcel>) =>
      callApi(claimParcel, claim, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      whenSent();
      await queryClient.invalidateQueries({ queryKey: parcelClaimsQuery.queryKey });
    },
    onError: tellFault,
  });
}

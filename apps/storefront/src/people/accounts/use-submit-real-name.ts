import { defaultRegion } from "@sampan/domain/kernel/regions";
import { callApi } from "@sampan/client/call-api";
import { setIdCard } from "@sampan/contract/people/accounts/accounts";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { isIdCard } from "@sampan/domain/people/identities/id-card";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { sessionQuery, useSession } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { usePictures } from "../../uploads/use-pictures.ts";
import { profileQuery } from "./profile-query.ts";

type Field = "real_name" | "id_card" | "front" | "back";

const fieldOfRefusal: Partial<Record<RefusalName, Field>> = {
  name_needed: "real_name",
  id_card_invalid: "id_card",
};

/** The form of a real name: what was typed, what is wrong with it, and sending it. [ACC-27] */
export function useSubmitRealName() {
  const t = useTranslations("accounts.realName");
  const region = useSession()?.region ?? defaultRegion;
  const [fields, setFields] = useState({ real_name: "", id_card: "" });
  const [isTried, setTried] = useState(false);
  const front = usePictures("picture");
  const back = usePictures("picture");
  const sending = useSend();

  const wrong: Partial<Record<Field, string>> = {
    ...(fields.real_name.trim() === "" ? { real_name: t("nameNeeded") } : {}),
    ...(isIdCard(fields.id_card, region) ? {} : { id_card: t("invalid") }),
    ...(front.isSending ? { front: t("stillUploading") } : {}),
    ...(back.isSending ? { back: t("stillUploading") } : {}),
  };
  const submit = (): void => {
    setTried(true);
    if (Object.keys(wrong).length > 0) return;
    sending.send({
      real_name: fields.real_name.trim(),
      id_card: fields.id_card.trim(),
      front_img: front.urls[0] ?? "",
      back_img: back.urls[0] ?? "",
    });
  };
  return {
    region,
    fields,
    set: (change: Partial<typeof fields>) => setFields((before) => ({ ...before, ...change })),
    front,
    back,
    problems: { ...sending.problems, ...(isTried ? wrong : {}) } as typeof wrong,
    submit,
    isBusy: sending.isBusy,
  };
}

function useSend() {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const sending = useMutation({
    mutationFn: (card: Parameters<typeof callApi<typeof setIdCard>>[1]) =>
      callApi(setIdCard, card, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok && !fieldOfRefusal[answer.error.code]) tellFault(answer.error);
      // Also after a refusal: another device may have sent it, or staff decided, meanwhile.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]);
    },
    onError: tellFault,
  });
  const refusal = sending.data?.ok === false ? sending.data.error : undefined;
  const field = refusal && fieldOfRefusal[refusal.code];
  return {
    send: sending.mutate,
    isBusy: sending.isPending,
    problems: refusal && field ? { [field]: refusal.message } : {},
  };
}

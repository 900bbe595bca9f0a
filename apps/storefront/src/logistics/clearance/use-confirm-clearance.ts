import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import {
  confirmClearance,
  type OwnClearance,
  queryClearances,
} from "@sampan/contract/logistics/clearance/clearance";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { clearanceQuery } from "./clearance-query.ts";

export const somebodyElse = "else";

/** Where a refusal belongs on the form; all others are told in passing. */
const fieldOf: Partial<Record<ToldRefusal["code"], "name" | "mobile">> = {
  declarant_name_needed: "name",
  declarant_mobile_invalid: "mobile",
  declarant_mobile_taken: "mobile",
};

/** Who declares a parcel as its owner says, and confirming it; what is refused stands at its field in the server's words. */
export function useConfirmClearance({ tid, version, known, declarant }: OwnClearance) {
  const t = useTranslations("clearance");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [last] = known;
  const [chosen, setChosen] = useState(declarant?.mobile ?? last?.mobile ?? somebodyElse);
  const [name, setName] = useState("");
  const [mobile, setMobile] = useState("");
  const [wrong, setWrong] = useState<{ name?: string; mobile?: string }>({});
  const one = known.find((each) => each.mobile === chosen);
  const confirming = useMutation({
    mutationFn: () => {
      const declares = one ? { name: one.name, mobile: one.mobile } : { name, mobile };
      return callApi(confirmClearance, { tid, version, ...declares }, { asksLogin: true });
    },
    onSuccess: async (answer) => {
      const field = answer.ok ? undefined : fieldOf[answer.error.code];
      if (!answer.ok && field && !one) return setWrong({ [field]: answer.error.message });
      await Promise.all([
        queryClient.invalidateQueries(clearanceQuery(tid)),
        queryClient.invalidateQueries({ queryKey: [queryClearances.path] }),
      ]);
      if (!answer.ok) return tellFault(answer.error);
      showToast({ message: t("confirmed") });
    },
    onError: tellFault,
  });
  return {
    chosen,
    choose: setChosen,
    isTyped: one === undefined,
    name,
    mobile,
    setName: (typed: string) => {
      setName(typed);
      setWrong({});
    },
    setMobile: (typed: string) => {
      setMobile(typed);
      setWrong({});
    },
    wrong,
    isBusy: confirming.isPending,
    confirm: () => confirming.mutate(),
  };
}

import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { acceptRises, askAboutRises } from "@sampan/contract/trade/instructions/instructions";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { instructionsQuery, type OwnInstructions } from "./instructions-query.ts";
import { readRise } from "./read-rise.ts";

/** The form of accepted rises: what was typed stays until it is kept, and what is wrong stands beside its field. */
export function useRise(said: OwnInstructions) {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const t = useTranslations("instructions");
  const [answer, setAnswer] = useState<"ask" | "accept">(said.rise_percent > 0 ? "accept" : "ask");
  const [percent, setPercent] = useState(String(said.rise_percent || 5));
  const [ceiling, setCeiling] = useState(said.rise_ceiling ? String(said.rise_ceiling / 100) : "");
  const [password, setPassword] = useState("");
  // What the form was filled with: what another device saves meanwhile is not written over.
  const [seen, setSeen] = useState(riseOf(said));
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<ToldRefusal | undefined>();
  const read = readRise({ percent, ceiling });
  const { rise_percent = 0, rise_ceiling = 0 } = read;
  const saving = useMutation({
    mutationFn: () =>
      answer === "ask"
        ? callApi(askAboutRises, {}, { asksLogin: true })
        : callApi(
            acceptRises,
            { rise_percent, rise_ceiling, seen, password: hashPassword(password) },
            { asksLogin: true },
          ),
    onSuccess: async (saved) => {
      if (!saved.ok) {
        if (saved.error.code === "wrong_password") setRefusal(saved.error);
        else tellFault(saved.error);
        return;
      }
      setSeen(riseOf(saved.value.data));
      setPassword("");
      setTried(false);
      await queryClient.invalidateQueries({ queryKey: instructionsQuery.queryKey });
      showToast({ message: t("saved") });
    },
    onError: tellFault,
  });
  return {
    answer,
    setAnswer,
    percent,
    setPercent,
    ceiling,
    setCeiling,
    password,
    setPassword: (typed: string): void => {
      setPassword(typed);
      setRefusal(undefined);
    },
    isTried,
    wrong: {
      percent: isTried && read.rise_percent === undefined,
      ceiling: isTried && read.rise_ceiling === undefined,
    },
    passwordRefusal: refusal?.message,
    submit: (): void => {
      setTried(true);
      const isWhole = rise_percent > 0 && rise_ceiling > 0 && password !== "";
      if (answer === "ask" || isWhole) saving.mutate();
    },
    isBusy: saving.isPending,
  };
}

const riseOf = ({ rise_percent, rise_ceiling }: OwnInstructions) => ({
  rise_percent,
  rise_ceiling,
});

import { callApi } from "@sampan/client/call-api";
import type { Claim } from "@sampan/contract/logistics/claims/claim-shapes";
import { askClaimAgain } from "@sampan/contract/logistics/claims/claims";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { TextArea } from "@sampan/ui/text-field";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useTranslations } from "use-intl";
import { tabDraft } from "../../shell/tab-draft.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetClaims } from "./claim-queries.ts";

/** A claim that decided itself is looked at by a person where its customer disagrees: what they write is kept in this tab until it was sent. */
export function AskAgain({ claim }: { readonly claim: Pick<Claim, "id" | "askable_until"> }) {
  const t = useTranslations("claims.again");
  const form = useAskAgain(claim.id);
  return (
    <Card as="section" aria-label={t("title")}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <h2 className="font-[650]">{t("title")}</h2>
        <p className="text-text-2">{t("note", { time: formatMinute(claim.askable_until) })}</p>
        <TextArea
          label={t("label")}
          hint={t("hint")}
          maxLength={1000}
          value={form.words}
          onChange={({ target }) => form.write(target.value)}
          error={form.problem}
        />
        <Button type="submit" variant="quiet" wide busy={form.isBusy}>
          {t("ask")}
        </Button>
      </form>
    </Card>
  );
}

function useAskAgain(id: string) {
  const t = useTranslations("claims.again");
  const draft = tabDraft(`claim-again-${id}`, z.string(), "");
  const [words, setWords] = useState(draft.read);
  const [isTried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const asking = useMutation({
    mutationFn: (said: string) => callApi(askClaimAgain, { id, words: said }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (answer.ok) draft.forget();
      await forgetClaims(queryClient);
      if (!answer.ok) return tellFault(answer.error);
      return showToast({ message: t("done") });
    },
    onError: tellFault,
  });
  const said = words.trim();
  return {
    words,
    write: (text: string): void => {
      draft.keep(text);
      setWords(text);
    },
    submit: (): void => {
      setTried(true);
      if (said !== "") asking.mutate(said);
    },
    problem: isTried && said === "" ? t("needed") : undefined,
    isBusy: asking.isPending,
  };
}

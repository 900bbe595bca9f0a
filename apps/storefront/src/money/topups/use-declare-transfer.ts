import { defaultRegion } from "@sampan/domain/kernel/regions";
import { callApi } from "@sampan/client/call-api";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { type queryBankList, rechargeApply } from "@sampan/contract/money/ledger/wallet";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useSession } from "../../shell/session.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { usePictures } from "../../uploads/use-pictures.ts";
import {
  type DeclarationField,
  type DeclarationProblem,
  fieldOfRefusal,
  problemsOf,
} from "./check-declaration.ts";
import { readTopupAmount } from "./read-topup-amount.ts";
import { forgetFigures } from "./topup-queries.ts";

interface Purpose {
  /** In cents, typed on the page before. */
  readonly amount: number | undefined;
  readonly banks: OutputOf<typeof queryBankList>["datalist"];
  readonly currency: PaymentCurrency;
}

/** The form of a transfer: what was typed, what is wrong with it, and sending it once. [WAL-03] [WAL-31] */
export function useDeclareTransfer({ amount, banks, currency }: Purpose) {
  const t = useTranslations("topups.bank");
  const { limits } = useConfiguration();
  const region = useSession()?.region ?? defaultRegion;
  const wordsOf = useProblemWords();
  const pictures = usePictures("voucher");
  const [triedAt, setTriedAt] = useState<Date | undefined>();
  const [fields, setFields] = useState({
    amount: amount === undefined ? "" : (amount / 100).toFixed(2).replace(/\.00$/, ""),
    bank: banks[0]?.code ?? "",
    pay_no: "",
    pay_time: "",
  });
  const sending = useSendDeclaration();

  const read = readTopupAmount(fields.amount, { way: "bank", currency, limits });
  const wrongAt = (now: Date) =>
    problemsOf({ ...fields, amount: read, imgs: pictures.urls }, { region, now });
  const problems: Partial<Record<DeclarationField, string>> = {
    ...sending.problems,
    ...(triedAt ? mapValues(wrongAt(triedAt), wordsOf) : {}),
    ...(triedAt && pictures.isSending ? { imgs: t("stillUploading") } : {}),
  };
  const submit = (): void => {
    const now = new Date();
    setTriedAt(now);
    if (!read.ok || pictures.isSending || Object.keys(wrongAt(now)).length > 0) return;
    const { bank, pay_no, pay_time } = fields;
    sending.send({
      amount: read.value,
      bank,
      pay_no: pay_no.trim(),
      pay_time: pay_time.replace("T", " "),
      content: { imgs: [...pictures.urls] },
    });
  };
  return {
    fields,
    set: (change: Partial<typeof fields>) => setFields((before) => ({ ...before, ...change })),
    pictures,
    problems,
    submit,
    isBusy: sending.isBusy,
  };
}

function useProblemWords(): (problem: DeclarationProblem) => string {
  const t = useTranslations("topups.bank");
  const tell = useRefusalWords();
  return (problem) => {
    if (problem === "pay_time_needed") return t("payTimeNeeded");
    if (problem === "pay_time_ahead") return t("payTimeAhead");
    return tell({ code: problem });
  };
}

type Application = Parameters<typeof callApi<typeof rechargeApply>>[1]["param"];

/** Sends it; a broken line keeps the key, so that sending again declares it once. */
function useSendDeclaration() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const sending = useMutation({
    mutationFn: (param: Application) =>
      callApi(
        rechargeApply,
        { param },
        { idempotencyKey: submissionKey("transfer", param), asksLogin: true },
      ),
    onSuccess: async (answer) => {
      endSubmission("transfer");
      if (!answer.ok) {
        if (!fieldOfRefusal[answer.error.code]) tellFault(answer.error);
        return;
      }
      forgetFigures(queryClient);
      await navigate({ ...ownPathTo.topupDone(), replace: true });
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

const mapValues = <Key extends string, From, To>(
  values: Partial<Record<Key, From>>,
  change: (value: From) => To,
): Partial<Record<Key, To>> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value as From)]),
  ) as Partial<Record<Key, To>>;

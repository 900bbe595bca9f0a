import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { type AmountRefused, readAmount } from "./read-amount.ts";
import { typedAmount } from "./typed-amount.ts";
import { forgetFigures, termsQuery, type WithdrawTerms } from "./withdrawal-queries.ts";

/** Refusals of the server that belong beside the amount. */
const aboutAmount: ReadonlySet<RefusalName> = new Set([
  "withdrawal_amount_needed",
  "whole_amount_needed",
  "withdrawal_below_minimum",
  "withdrawal_above_balance",
  "withdrawal_fee_uncovered",
  "withdrawal_not_free",
]);

/** The application as it is filled in: what was typed, what is wrong with it, and sending it once. [WAL-07] [WAL-24] */
export function useWithdraw(terms: WithdrawTerms, cards: readonly BankCard[]) {
  const wordsOf = useAmountWords(terms);
  const [text, setText] = useState(typedAmount.read);
  const [password, setPassword] = useState("");
  const [cardId, setCardId] = useState<string | undefined>();
  const [isTried, setTried] = useState(false);
  const sending = useSendApplication();
  const card = cards.find(({ id }) => id === cardId) ?? cards[0];
  const sum = readAmount(text, terms);
  const wrong = isTried && !sum.ok ? wordsOf(sum.error) : undefined;
  const refusal = sending.refusal;
  return {
    text,
    write: (typed: string): void => {
      typedAmount.keep(typed);
      setText(typed);
      sending.forget();
    },
    password,
    setPassword: (typed: string): void => {
      setPassword(typed);
      sending.forget();
    },
    card,
    choose: setCardId,
    sum: sum.ok ? sum.value : undefined,
    isTried,
    problems: {
      amount: wrong ?? (refusal && aboutAmount.has(refusal.code) ? refusal.message : undefined),
      password: refusal?.code === "wrong_password" ? refusal.message : undefined,
      /** What is wrong with neither: said above the button. */
      whole:
        refusal && refusal.code !== "wrong_password" && !aboutAmount.has(refusal.code)
          ? refusal.message
          : undefined,
    },
    submit: (): void => {
      setTried(true);
      if (sum.ok && card && password !== "")
        sending.send({ number_id: card.id, amount: sum.value.amount, password });
    },
    isBusy: sending.isBusy,
  };
}

function useAmountWords({ currency, fresh_until }: WithdrawTerms) {
  const tell = useRefusalWords();
  return ({ code, ...cents }: AmountRefused): string => {
    const amounts = Object.entries<number>(cents).map(
      ([name, value]) => [name, formatAmount(value, currency)] as const,
    );
    const until = fresh_until === "" ? {} : { until: formatMinute(fresh_until) };
    return tell({ code, values: { ...Object.fromEntries(amounts), ...until } });
  };
}

interface Application {
  readonly number_id: string;
  /** In cents. */
  readonly amount: number;
  readonly password: string;
}

/** Sends it; a broken line keeps the key, so that sending it again applies once. [API-92] [WAL-35] */
function useSendApplication() {
  const t = useTranslations("withdrawals");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [refusal, setRefusal] = useState<ToldRefusal | undefined>();
  const sending = useMutation({
    mutationFn: ({ password, ...application }: Application) =>
      callApi(
        createWithdraw,
        { ...application, password: hashPassword(password) },
        { idempotencyKey: submissionKey("withdrawal", application), asksLogin: true },
      ),
    onSuccess: async (answer) => {
      endSubmission("withdrawal");
      if (!answer.ok) {
        setRefusal(answer.error);
        await queryClient.invalidateQueries({ queryKey: termsQuery.queryKey });
        return;
      }
      typedAmount.forget();
      forgetFigures(queryClient);
      await navigate({ ...ownPathTo.withdrawals, replace: true });
      showToast({ message: t("done") });
    },
    onError: tellFault,
  });
  return {
    send: sending.mutate,
    isBusy: sending.isPending,
    refusal,
    forget: () => setRefusal(undefined),
  };
}

import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import {
  addWithdrawalAccount,
  type BankCard,
  updateWithdrawalAccount,
} from "@sampan/contract/money/bank-cards/bank-cards";
import type { Result } from "@sampan/domain/kernel/result";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { cardsQuery } from "./card-queries.ts";

export interface CardForm {
  readonly account_name: string;
  readonly bank: string;
  readonly branch: string;
  readonly number: string;
  readonly is_default: 0 | 1;
  readonly is_company: 0 | 1;
}
export type CardField = "account_name" | "bank" | "branch" | "number";

/** Beside which field a refusal belongs; others are told in passing. */
const fieldOf: Partial<Record<RefusalName, CardField>> = {
  bank_unknown: "bank",
  branch_too_long: "branch",
  card_known: "number",
  card_number_invalid: "number",
  card_number_short: "number",
  company_unproven: "account_name",
  holder_differs: "account_name",
  holder_unproven: "account_name",
};

interface Saving {
  /** The card to change; a new one without it. */
  readonly card: BankCard | undefined;
  readonly initial: CardForm;
  readonly onSaved: () => void;
}

/** The form of an account: what was typed stays, and what is wrong stands beside its field. [API-87] [API-89] [WAL-09] */
export function useSaveCard({ card, initial, onSaved }: Saving) {
  const t = useTranslations("bankCards");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [form, setForm] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [told, setTold] = useState<ToldRefusal | undefined>();
  const saving = useMutation({
    mutationFn: (typed: CardForm) => save(card, typed),
    onSuccess: async (answer) => {
      if (!answer.ok) {
        setTold(answer.error);
        if (!fieldOf[answer.error.code]) tellFault(answer.error);
        return;
      }
      await queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey });
      showToast({ message: t("saved") });
      onSaved();
    },
    onError: tellFault,
  });
  const needed: Partial<Record<CardField, string>> = {
    ...(form.bank === "" ? { bank: t("bankNeeded") } : {}),
    ...(form.number.trim() === "" && !card ? { number: t("numberNeeded") } : {}),
  };
  const refused = told && fieldOf[told.code];
  return {
    form,
    set: (change: Partial<CardForm>): void => {
      setForm({ ...form, ...change });
      setTold(undefined);
    },
    problems: {
      ...(told && refused ? { [refused]: told.message } : {}),
      ...(isTried ? needed : {}),
    } as Partial<Record<CardField, string>>,
    submit: (): void => {
      setTried(true);
      if (Object.keys(needed).length === 0) saving.mutate(form);
    },
    isBusy: saving.isPending,
  };
}

/** What was not touched is not sent: a card whose number is left empty keeps its own. */
function save(card: BankCard | undefined, typed: CardForm): Promise<Result<unknown, ToldRefusal>> {
  if (!card) return callApi(addWithdrawalAccount, { number: typed }, { asksLogin: true });
  const { number, is_default, ...rest } = typed;
  const isUntouched =
    number.trim() === "" &&
    (["account_name", "bank", "branch", "is_company"] as const).every(
      (name) => rest[name] === card[name],
    );
  const changed = isUntouched
    ? { id: card.id, is_default }
    : { id: card.id, ...rest, is_default, ...(number.trim() === "" ? {} : { number }) };
  return callApi(updateWithdrawalAccount, { number: changed }, { asksLogin: true });
}

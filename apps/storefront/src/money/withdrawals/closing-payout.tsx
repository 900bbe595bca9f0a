import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { Button, buttonLook } from "@sampan/ui/button";
import { ErrorState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { PresentPasswordField } from "../../people/credentials/present-password-field.tsx";
import { cancellationQuery } from "../../people/personal-data/people-queries.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { cardsQuery } from "../bank-cards/card-queries.ts";
import { CardChoice } from "./card-choice.tsx";
import { forgetFigures } from "./withdrawal-queries.ts";

/** Pays out what is left of an account that is to be closed: to which account, and the password. */
export function ClosingPayout({ amount }: { readonly amount: string }) {
  const words = useTranslations("common");
  const cards = useQuery(cardsQuery);
  if (cards.isError)
    return (
      <ErrorState
        title={words("fault.title")}
        action={<Button onClick={() => void cards.refetch()}>{words("retry")}</Button>}
      />
    );
  if (!cards.data)
    return (
      <LoadingRegion label={words("loading")}>
        <Skeleton className="h-19 rounded-card" />
      </LoadingRegion>
    );
  const { datalist } = cards.data;
  return datalist.length === 0 ? <NoCard /> : <Form cards={datalist} amount={amount} />;
}

function NoCard() {
  const t = useTranslations("bankCards");
  return (
    <div className="stack gap-3">
      <p className="text-text-2">{t("empty.body")}</p>
      <Link {...ownPathTo.cards} className={buttonLook({ variant: "soft", wide: true })}>
        {t("add")}
      </Link>
    </div>
  );
}

interface FormProps {
  readonly cards: readonly BankCard[];
  readonly amount: string;
}

function Form({ cards, amount }: FormProps) {
  const t = useTranslations("people.close.rest");
  const [cardId, setCardId] = useState<string | undefined>();
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const paying = usePayOut();
  const card = cards.find(({ id }) => id === cardId) ?? cards[0];
  const wrong = paying.refusal?.code === "wrong_password" ? paying.refusal.message : undefined;
  return (
    <form
      noValidate
      aria-label={t("payOut")}
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (card && password !== "") paying.send({ number_id: card.id, password });
      }}
    >
      {card && <CardChoice cards={cards} chosen={card} onChoose={setCardId} />}
      <PresentPasswordField
        value={password}
        onChange={setPassword}
        isTried={isTried}
        refusal={wrong}
      />
      {paying.refusal && !wrong && (
        <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-danger">
          {paying.refusal.message}
        </p>
      )}
      <Button type="submit" variant="action" wide busy={paying.isBusy}>
        {t("payOutSubmit", { amount })}
      </Button>
    </form>
  );
}

interface Payout {
  readonly number_id: string;
  readonly password: string;
}

/** Applies once, whatever the line does; then the page shows that what is left is on its way. */
function usePayOut() {
  const t = useTranslations("people.close.rest");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [refusal, setRefusal] = useState<ToldRefusal | undefined>();
  const sending = useMutation({
    mutationFn: ({ password, number_id }: Payout) =>
      callApi(
        createWithdraw,
        { number_id, closing: 1, password: hashPassword(password) },
        { idempotencyKey: submissionKey("closing", { number_id }), asksLogin: true },
      ),
    onSuccess: async (answer) => {
      endSubmission("closing");
      if (!answer.ok) {
        setRefusal(answer.error);
        return;
      }
      forgetFigures(queryClient);
      await queryClient.invalidateQueries({ queryKey: cancellationQuery.queryKey });
      showToast({ message: t("payOutDone") });
    },
    onError: tellFault,
  });
  return { send: sending.mutate, isBusy: sending.isPending, refusal };
}

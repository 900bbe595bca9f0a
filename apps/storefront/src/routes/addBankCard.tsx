import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { CardFormPage, CardFormSkeleton } from "../money/bank-cards/card-form-page.tsx";
import { cardsQuery, cashOutBanksQuery } from "../money/bank-cards/card-queries.ts";
import { termsQuery } from "../money/withdrawals/withdrawal-queries.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, words } from "../shell/search-fields.ts";

const readSearch = fields({ id: words });

export const Route = createFileRoute("/addBankCard")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(cardsQuery),
      queryClient.ensureQueryData(cashOutBanksQuery),
      queryClient.ensureQueryData(termsQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("bankCards.title") }),
  component: Page,
  pendingComponent: CardFormSkeleton,
});

function Page() {
  const { id: given } = Route.useSearch();
  const { hold_hours } = useSuspenseQuery(termsQuery).data.data;
  const id = given === undefined ? undefined : `${given}`;
  return <CardFormPage key={id} id={id} holdHours={hold_hours} />;
}

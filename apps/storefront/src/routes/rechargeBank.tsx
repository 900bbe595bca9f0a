import { createFileRoute } from "@tanstack/react-router";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { BankTopupPage } from "../money/topups/bank-topup-page.tsx";
import { FormSkeleton } from "../money/topups/form-skeleton.tsx";
import { banksQuery, shopAccountQuery } from "../money/topups/topup-queries.ts";
import { fields, whole } from "../shell/search-fields.ts";

const readSearch = fields({ amount: whole });

export const Route = createFileRoute("/rechargeBank")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(shopAccountQuery),
      queryClient.ensureQueryData(banksQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("topups.bank.title") }),
  component: Page,
  pendingComponent: FormSkeleton,
});

function Page() {
  return <BankTopupPage amount={Route.useSearch().amount} />;
}

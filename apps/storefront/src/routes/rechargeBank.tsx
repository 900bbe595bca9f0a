import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { BankTopupPage } from "../topups/bank-topup-page.tsx";
import { FormSkeleton } from "../topups/form-skeleton.tsx";
import { banksQuery, shopAccountQuery } from "../topups/topup-queries.ts";

export const Route = createFileRoute("/rechargeBank")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: z.object({ amount: z.catch(z.optional(z.int().check(z.gt(0))), undefined) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(shopAccountQuery),
      queryClient.ensureQueryData(banksQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("topups.bank.title"), isPublic: false }),
  component: Page,
  pendingComponent: FormSkeleton,
});

function Page() {
  return <BankTopupPage amount={Route.useSearch().amount} />;
}

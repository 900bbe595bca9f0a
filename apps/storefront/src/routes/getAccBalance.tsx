import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { pageHead } from "../shell/page-head.ts";
import { LedgerPage } from "../wallet/ledger-page.tsx";
import { ledgerQuery } from "../wallet/wallet-queries.ts";

export const Route = createFileRoute("/getAccBalance")({
  ssr: false,
  validateSearch: z.object({
    of: z.catch(z.optional(z.enum(["cash", "bonus", "points"])), "cash"),
  }),
  loaderDeps: ({ search }) => ({ counted: search.of ?? "cash" }),
  loader: ({ context, deps }) =>
    context.queryClient.ensureInfiniteQueryData(ledgerQuery(deps.counted)),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("wallet.ledger"), isPublic: false }),
  component: Page,
});

function Page() {
  return <LedgerPage counted={Route.useSearch().of ?? "cash"} />;
}

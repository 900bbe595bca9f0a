import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { LedgerPage } from "../money/ledger/ledger-page.tsx";
import { ledgerQuery } from "../money/ledger/wallet-queries.ts";
import { fields, oneOf } from "../shell/search-fields.ts";

const readSearch = fields({
  of: oneOf(["cash", "bonus", "points"]),
});

export const Route = createFileRoute("/getAccBalance")({
  ssr: false,
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ counted: search.of ?? "cash" }),
  // The page opens at once and fills up: another subject lies over the one before until it is read.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(ledgerQuery(deps.counted));
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("wallet.ledger") }),
  component: Page,
});

function Page() {
  return <LedgerPage counted={Route.useSearch().of ?? "cash"} />;
}

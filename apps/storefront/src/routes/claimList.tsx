import { createFileRoute } from "@tanstack/react-router";
import { ClaimListPage } from "../logistics/claims/claim-list-page.tsx";
import { CoveragePage } from "../logistics/claims/coverage-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf, text } from "../shell/search-fields.ts";

const readSearch = fields({ tid: text, view: oneOf(["coverage"]) });

export const Route = createFileRoute("/claimList")({
  ssr: false,
  validateSearch: readSearch,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("claims.title") }),
  component: Page,
});

/** What people claimed, or what they read before they choose an insurance: the second needs no account. */
function Page() {
  const { tid, view } = Route.useSearch();
  return view === "coverage" ? <CoveragePage /> : <ClaimListPage tid={tid} />;
}

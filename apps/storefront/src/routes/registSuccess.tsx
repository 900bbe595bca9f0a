import { createFileRoute } from "@tanstack/react-router";
import { RegisteredPage } from "../people/sessions/registered-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ redirect: text });

export const Route = createFileRoute("/registSuccess")({
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.registered.title") }),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  return <RegisteredPage redirect={redirect} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { LogInPage } from "../people/sessions/log-in-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";
import { handInIfAny } from "../trade/carts/hand-in-if-any.ts";

const readSearch = fields({ redirect: text });

export const Route = createFileRoute("/login")({
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.login.title") }),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  return <LogInPage redirect={redirect} whenEntered={handInIfAny} />;
}

import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { RegisterPage } from "../people/sessions/register-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";
import { configurationQuery } from "../shell/configuration.ts";

const readSearch = fields({ redirect: text });

export const Route = createFileRoute("/register")({
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("accounts.register.title"),
      path: "/register",
    }),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const { data: configuration } = useSuspenseQuery(configurationQuery);
  return <RegisterPage redirect={redirect} defaultRegion={configuration.data.region} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { CompleteProfilePage } from "../people/accounts/complete-profile-page.tsx";
import { profileQuery } from "../people/accounts/profile-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ redirect: text });

export const Route = createFileRoute("/perfectInfo")({
  ssr: false,
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.completing.title") }),
  component: Page,
});

function Page() {
  return <CompleteProfilePage redirect={Route.useSearch().redirect} />;
}

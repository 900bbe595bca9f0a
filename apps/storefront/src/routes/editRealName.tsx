import { createFileRoute } from "@tanstack/react-router";
import { RealNamePage } from "../people/accounts/real-name-page.tsx";
import { profileQuery } from "../people/accounts/profile-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ redirect: text });

export const Route = createFileRoute("/editRealName")({
  ssr: false,
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.realName.title") }),
  component: Page,
});

function Page() {
  return <RealNamePage redirect={Route.useSearch().redirect} />;
}

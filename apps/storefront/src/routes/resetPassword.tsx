import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "../people/credentials/reset-password-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ redirect: text });

export const Route = createFileRoute("/resetPassword")({
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("credentials.reset.title") }),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const { data: configuration } = useSuspenseQuery(configurationQuery);
  return <ResetPasswordPage redirect={redirect} defaultRegion={configuration.data.region} />;
}

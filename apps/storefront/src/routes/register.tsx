import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { RegisterPage } from "../session/register-page.tsx";
import { regionsQuery } from "../settings/regions-query.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/register")({
  staticData: { hasBottomBar: false },
  validateSearch: z.object({ redirect: z.optional(z.string()) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(regionsQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.register.title") }),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const { data: configuration } = useSuspenseQuery(regionsQuery);
  return <RegisterPage redirect={redirect} defaultRegion={configuration.data.region} />;
}

import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { RealNamePage } from "../accounts/real-name-page.tsx";
import { profileQuery } from "../accounts/profile-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/editRealName")({
  ssr: false,
  validateSearch: z.object({ redirect: z.optional(z.string()) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.realName.title"), isPublic: false }),
  component: Page,
});

function Page() {
  return <RealNamePage redirect={Route.useSearch().redirect} />;
}

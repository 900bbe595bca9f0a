import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { LogInPage } from "../session/log-in-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/login")({
  staticData: { hasBottomBar: false },
  validateSearch: z.object({ redirect: z.optional(z.string()) }),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.login.title"), isPublic: false }),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  return <LogInPage redirect={redirect} />;
}

import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { RegisteredPage } from "../session/registered-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/registSuccess")({
  staticData: { hasBottomBar: false },
  validateSearch: z.object({ redirect: z.optional(z.string()) }),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.registered.title"), isPublic: false }),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  return <RegisteredPage redirect={redirect} />;
}

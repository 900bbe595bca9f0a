import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { PaidPage } from "../payment/paid-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/paySuccess")({
  // What was paid is kept in this tab only.
  ssr: false,
  validateSearch: z.object({ tid: z.optional(z.string()) }),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("payment.paid.title"), isPublic: false }),
  component: Page,
});

function Page() {
  const { tid } = Route.useSearch();
  return <PaidPage isBox={false} tid={tid} />;
}

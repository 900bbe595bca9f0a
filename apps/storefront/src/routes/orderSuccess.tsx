import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { OrderPlacedPage } from "../settlement/order-placed-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/orderSuccess")({
  validateSearch: z.object({ tid: z.optional(z.string()) }),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("settlement.placed.title"), isPublic: false }),
  component: Page,
});

function Page() {
  const { tid } = Route.useSearch();
  return <OrderPlacedPage tid={tid} />;
}

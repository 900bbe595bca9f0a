import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { FindPage } from "../search/find-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { Words } from "../shell/search-fields.ts";

export const Route = createFileRoute("/agent")({
  validateSearch: z.object({ searchValue: z.optional(Words) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("search.title"), path: "/agent" }),
  component: Page,
});

function Page() {
  const { searchValue = "" } = Route.useSearch();
  return <FindPage key={`${searchValue}`} words={`${searchValue}`} />;
}

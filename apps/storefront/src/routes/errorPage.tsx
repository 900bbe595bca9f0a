import { createFileRoute } from "@tanstack/react-router";
import { ErrorPage } from "../shell/error-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/errorPage")({
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("common.fault.title") }),
  component: ErrorPage,
});

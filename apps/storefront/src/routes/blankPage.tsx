import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";

/** A stop on the way of redirects and of the app: nothing is asked for, and nothing shown. [RT-03] */
export const Route = createFileRoute("/blankPage")({
  staticData: { hasBottomBar: false },
  head: ({ match: { context } }) => pageHead(context, { title: context.speech.say("common.name") }),
  component: Page,
});

function Page() {
  return <main id="content" className="min-h-[60dvh]" />;
}

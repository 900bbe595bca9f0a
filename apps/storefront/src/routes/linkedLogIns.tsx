import { createFileRoute } from "@tanstack/react-router";
import { LinkedLogInsPage } from "../people/linked-log-ins/linked-log-ins-page.tsx";
import { linkedLogInsQuery } from "../people/linked-log-ins/linked-log-ins-query.ts";
import { LinkedLogInsSkeleton } from "../people/linked-log-ins/linked-log-ins-skeleton.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/linkedLogIns")({
  ssr: false,
  // Read anew each time: it is looked at because something may be wrong.
  loader: ({ context }) => context.queryClient.fetchQuery(linkedLogInsQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("linkedLogIns.title") }),
  pendingComponent: LinkedLogInsSkeleton,
  component: LinkedLogInsPage,
});

import { createFileRoute } from "@tanstack/react-router";
import { MyDataPage } from "../people/personal-data/my-data-page.tsx";
import { MyDataSkeleton } from "../people/personal-data/data-skeletons.tsx";
import { myDataQuery } from "../people/personal-data/people-queries.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/myData")({
  ssr: false,
  // Read anew each time: what is decided here is decided by what holds now.
  loader: ({ context }) => context.queryClient.fetchQuery(myDataQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("people.data.title") }),
  pendingComponent: MyDataSkeleton,
  component: MyDataPage,
});

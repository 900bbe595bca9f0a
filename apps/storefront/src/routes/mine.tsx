import { createFileRoute } from "@tanstack/react-router";
import { MinePage } from "../shop/mine/mine-page.tsx";
import { readMine } from "../shop/mine/mine-queries.ts";
import { pageHead } from "../shell/page-head.ts";
import { sessionQuery } from "../shell/session.ts";

export const Route = createFileRoute("/mine")({
  loader: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session.data) await readMine(queryClient);
  },
  head: ({ match: { context } }) => pageHead(context, { title: context.speech.say("mine.title") }),
  component: MinePage,
});

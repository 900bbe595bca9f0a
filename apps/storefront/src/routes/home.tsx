import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../shop/home/home-page.tsx";
import { readHome } from "../shop/home/home-queries.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/home")({
  loader: ({ context }) => readHome(context.queryClient),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("home.title"),
      description: context.speech.say("home.description"),
      path: "/",
    }),
  component: HomePage,
});

import { createFileRoute } from "@tanstack/react-router";
import { PictureHelpPage } from "../goods/search/photo/picture-help-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/searchMapHelp")({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("photoSearch.help.title"),
      path: "/searchMapHelp",
    }),
  component: PictureHelpPage,
});

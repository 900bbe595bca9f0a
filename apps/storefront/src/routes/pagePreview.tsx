import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { CategoryShortcuts } from "../shop/home/category-shortcuts.tsx";
import { PreviewPage } from "../shop/pages/preview-page.tsx";

/** A page of blocks before anybody sees it, in the frame of the console's desk. [BO-40] */
export const Route = createFileRoute("/pagePreview")({
  ssr: false,
  // What surrounds it is the desk.
  staticData: { hasBottomBar: false, isBare: true },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("pages.preview.title") }),
  component: Page,
});

function Page() {
  return <PreviewPage Categories={CategoryShortcuts} />;
}

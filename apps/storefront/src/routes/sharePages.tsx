import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { fields, words } from "../shell/search-fields.ts";
import { SharedPage } from "../shop/invitations/shared-page.tsx";

const readSearch = fields({ code: words });

/** What a friend opens who was invited; nothing stands around it. [RT-111] */
export const Route = createFileRoute("/sharePages")({
  staticData: { hasBottomBar: false, isBare: true },
  validateSearch: readSearch,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("invitations.shared.title"),
    }),
  component: Page,
});

function Page() {
  const { code } = Route.useSearch();
  return <SharedPage code={code === undefined ? "" : `${code}`} />;
}

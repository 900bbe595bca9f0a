import { createFileRoute } from "@tanstack/react-router";
import { Announcements } from "../shop/content/announcements.tsx";
import { announcementsQuery } from "../shop/content/article-queries.ts";
import { noticesQuery } from "../people/notices/notice-queries.ts";
import { NoticesPage } from "../people/notices/notices-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { ensureSession } from "../shell/session.ts";
import { fields, oneOf } from "../shell/search-fields.ts";

const readSearch = fields({ tab: oneOf(["own", "published"]) });

export const Route = createFileRoute("/notice")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context: { queryClient, hasSession }, deps }) => {
    const session = await ensureSession(queryClient, hasSession);
    // Visitors have no notices of their own: what is announced comes first.
    const tab = deps.tab ?? (session ? ("own" as const) : ("published" as const));
    if (tab === "published") await queryClient.ensureInfiniteQueryData(announcementsQuery);
    else if (session) await queryClient.ensureInfiniteQueryData(noticesQuery);
    return { tab };
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("notices.title"), path: "/notice" }),
  component: Page,
});

function Page() {
  return <NoticesPage tab={Route.useLoaderData().tab} announcements={<Announcements />} />;
}

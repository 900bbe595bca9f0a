import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { announcementsQuery } from "../articles/article-queries.ts";
import { noticesQuery } from "../notices/notice-queries.ts";
import { NoticesPage } from "../notices/notices-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { ensureSession } from "../shell/session.ts";

export const Route = createFileRoute("/notice")({
  validateSearch: z.object({ tab: z.catch(z.optional(z.enum(["own", "published"])), undefined) }),
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
  return <NoticesPage tab={Route.useLoaderData().tab} />;
}

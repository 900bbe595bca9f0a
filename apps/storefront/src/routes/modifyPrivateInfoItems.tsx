import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { PrivateItemPage } from "../accounts/private-item-page.tsx";
import { privateItems } from "../accounts/private-item.ts";
import { profileQuery } from "../accounts/profile-query.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/modifyPrivateInfoItems")({
  ssr: false,
  // An address without a field, or with one we do not have, edits the first.
  validateSearch: z.object({ item: z.catch(z.enum(privateItems), "name") }),
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.private.title"), isPublic: false }),
  component: Page,
});

function Page() {
  return <PrivateItemPage item={Route.useSearch().item} />;
}

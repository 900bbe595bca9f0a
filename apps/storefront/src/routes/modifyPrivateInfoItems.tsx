import { createFileRoute } from "@tanstack/react-router";
import { PrivateItemPage } from "../people/accounts/private-item-page.tsx";
import { privateItems } from "../people/accounts/private-item.ts";
import { profileQuery } from "../people/accounts/profile-query.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf } from "../shell/search-fields.ts";

const readSearch = fields({ item: oneOf(privateItems) });

export const Route = createFileRoute("/modifyPrivateInfoItems")({
  ssr: false,
  // An address without a field, or with one we do not have, edits the first.
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.private.title") }),
  component: Page,
});

function Page() {
  return <PrivateItemPage item={Route.useSearch().item ?? "name"} />;
}

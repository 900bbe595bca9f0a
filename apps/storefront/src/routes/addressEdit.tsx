import { createFileRoute } from "@tanstack/react-router";
import { AddressFormPage } from "../people/addresses/address-form-page.tsx";
import { AddressListSkeleton } from "../people/addresses/address-list-skeleton.tsx";
import { addressesQuery } from "../people/addresses/addresses-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf, words } from "../shell/search-fields.ts";
import { chooseAddress } from "../trade/checkout/checkout-draft.ts";

const readSearch = fields({ id: words, use: oneOf(["settlement"]) });

export const Route = createFileRoute("/addressEdit")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(addressesQuery),
      context.queryClient.ensureQueryData(configurationQuery),
    ]);
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("addresses.title") }),
  pendingComponent: AddressListSkeleton,
  component: Page,
});

function Page() {
  const { id: given, use } = Route.useSearch();
  const id = given === undefined ? undefined : `${given}`;
  // A new address that a checkout asked for is chosen there.
  const whenSaved =
    use === "settlement" ? (saved: { readonly id: string }) => chooseAddress(saved.id) : undefined;
  return <AddressFormPage key={id} id={id} whenSaved={whenSaved} />;
}

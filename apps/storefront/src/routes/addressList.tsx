import { createFileRoute } from "@tanstack/react-router";
import { AddressListPage } from "../people/addresses/address-list-page.tsx";
import { AddressListSkeleton } from "../people/addresses/address-list-skeleton.tsx";
import { addressesQuery } from "../people/addresses/addresses-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/addressList")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(addressesQuery),
      context.queryClient.ensureQueryData(configurationQuery),
    ]);
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("addresses.title") }),
  pendingComponent: AddressListSkeleton,
  component: AddressListPage,
});

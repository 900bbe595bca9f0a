import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { AddressFormPage } from "../addresses/address-form-page.tsx";
import { AddressListSkeleton } from "../addresses/address-list-skeleton.tsx";
import { addressesQuery } from "../addresses/addresses-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { Words } from "../shell/search-fields.ts";

export const Route = createFileRoute("/addressEdit")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: z.object({
    id: z.optional(Words),
    use: z.catch(z.optional(z.literal("settlement")), undefined),
  }),
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(addressesQuery),
      context.queryClient.ensureQueryData(configurationQuery),
    ]);
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("addresses.title"), isPublic: false }),
  pendingComponent: AddressListSkeleton,
  component: Page,
});

function Page() {
  const { id: given, use } = Route.useSearch();
  const id = given === undefined ? undefined : `${given}`;
  return <AddressFormPage key={id} id={id} isForSettlement={use === "settlement"} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { DevicesPage } from "../people/devices/devices-page.tsx";
import { devicesQuery } from "../people/devices/devices-query.ts";
import { DevicesSkeleton } from "../people/devices/devices-skeleton.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/devices")({
  ssr: false,
  // Read anew each time: a list of who is logged in is looked at because something may be wrong.
  loader: ({ context }) => context.queryClient.fetchQuery(devicesQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("devices.title") }),
  pendingComponent: DevicesSkeleton,
  component: DevicesPage,
});

import { createFileRoute } from "@tanstack/react-router";
import { ClearancePage } from "../logistics/clearance/clearance-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

/** What a parcel is declared as, to be confirmed before it is loaded. */
export const Route = createFileRoute("/clearance/$goodId")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("clearance.title") }),
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <ClearancePage key={goodId} tid={goodId} />;
}

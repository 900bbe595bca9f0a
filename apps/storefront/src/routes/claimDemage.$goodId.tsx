import { createFileRoute } from "@tanstack/react-router";
import { ClaimPage } from "../logistics/claims/claim-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

/** The form of a damage claim for the line that the address names, spelled as it is elsewhere. [RT-43] */
export const Route = createFileRoute("/claimDemage/$goodId")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("claims.form.title") }),
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <ClaimPage key={goodId} oid={goodId} />;
}

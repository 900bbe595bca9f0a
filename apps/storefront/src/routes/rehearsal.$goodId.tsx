import { createFileRoute } from "@tanstack/react-router";
import { RehearsalPage } from "../logistics/rehearsals/rehearsal-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

/** A box that is packed before its owner decides. */
export const Route = createFileRoute("/rehearsal/$goodId")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("rehearsal.title") }),
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <RehearsalPage key={goodId} tid={goodId} />;
}

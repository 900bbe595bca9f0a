import { createFileRoute } from "@tanstack/react-router";
import { ClaimDetailPage } from "../logistics/claims/claim-detail-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/claimDetail/$goodId")({
  ssr: false,
  staticData: { hasBottomBar: false },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("claims.detail") }),
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <ClaimDetailPage key={goodId} id={goodId} />;
}

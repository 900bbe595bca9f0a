import { createFileRoute } from "@tanstack/react-router";
import { ServicesPage } from "../logistics/services/services-page.tsx";
import { pageHead } from "../shell/page-head.ts";

/** What the warehouse does for a parcel for a fee: asked for, paid at once, followed. */
export const Route = createFileRoute("/parcelServices/$goodId")({
  ssr: false,
  staticData: { hasBottomBar: false },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("services.title") }),
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <ServicesPage key={goodId} tid={goodId} />;
}

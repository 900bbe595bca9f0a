import { workOrderSubjects } from "@sampan/domain/shop/work-orders/work-order";
import { createFileRoute } from "@tanstack/react-router";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf, text, words } from "../shell/search-fields.ts";
import { ConversationPage } from "../shop/work-orders/conversation-page.tsx";
import { NewWorkOrderPage } from "../shop/work-orders/new-work-order-page.tsx";
import { WorkOrdersPage } from "../shop/work-orders/work-orders-page.tsx";

const readSearch = fields({
  id: text,
  ask: oneOf(["anything", ...workOrderSubjects]),
  number: text,
  words,
});

/** Questions to us: one conversation, the form of a new one, or the list of them, which a visitor may open. [RT-22] */
export const Route = createFileRoute("/workOrder")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("workOrders.title") }),
  component: Page,
});

function Page() {
  const { id, ask, number, words: given } = Route.useSearch();
  if (id) return <ConversationPage key={id} id={id} />;
  if (ask === undefined) return <WorkOrdersPage />;
  const about = ask === "anything" || !number ? undefined : { kind: ask, number };
  return (
    <NewWorkOrderPage key={number} about={about} words={given === undefined ? "" : `${given}`} />
  );
}

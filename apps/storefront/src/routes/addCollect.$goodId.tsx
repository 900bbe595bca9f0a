import { createFileRoute } from "@tanstack/react-router";
import {
  RegisterGoodsPage,
  RegisterGoodsSkeleton,
} from "../logistics/consignments/register-goods-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

/** `new`, or the number of a consignment to register more of. [RT-36] */
export const Route = createFileRoute("/addCollect/$goodId")({
  // What was typed is kept in this tab only.
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("consignments.title"),
      description: context.speech.say("consignments.intro"),
      path: "/addCollect/new",
    }),
  pendingComponent: RegisterGoodsSkeleton,
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <RegisterGoodsPage key={goodId} of={goodId === "new" ? undefined : goodId} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { ListedCouponsPage } from "../money/coupons/listed-coupons-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/voucherHistory")({
  ssr: false,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("coupons.received") }),
  component: () => <ListedCouponsPage list="received" />,
});

import { createFileRoute } from "@tanstack/react-router";
import { ListedCouponsPage } from "../money/coupons/listed-coupons-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/discountCoupon")({
  ssr: false,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("coupons.discount") }),
  component: () => <ListedCouponsPage list="discount" />,
});

import { createFileRoute } from "@tanstack/react-router";
import { TakeCouponsPage } from "../money/coupons/take-coupons-page.tsx";
import { CampaignList } from "../shop/campaigns/campaign-list.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/getCoupon")({
  ssr: false,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("coupons.take.title") }),
  component: () => (
    <TakeCouponsPage>
      <CampaignList />
    </TakeCouponsPage>
  ),
});

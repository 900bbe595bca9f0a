import { createFileRoute } from "@tanstack/react-router";
import { CouponDetailPage } from "../money/coupons/coupon-detail-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { fields, words } from "../shell/search-fields.ts";

const readSearch = fields({ code: words });

export const Route = createFileRoute("/couponDetail")({
  ssr: false,
  validateSearch: readSearch,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("coupons.detail") }),
  component: Page,
});

function Page() {
  return <CouponDetailPage code={`${Route.useSearch().code ?? ""}`} />;
}

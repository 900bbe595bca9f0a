import { createFileRoute, redirect } from "@tanstack/react-router";
import { couponsQuery } from "../money/coupons/coupon-queries.ts";
import { CouponsPage } from "../money/coupons/coupons-page.tsx";
import { pathTo } from "../paths.ts";
import { pageHead } from "../shell/page-head.ts";
import { ensureSession } from "../shell/session.ts";
import { fields, oneOf } from "../shell/search-fields.ts";

const readSearch = fields({
  state: oneOf(["unused", "used", "expired"]),
});

export const Route = createFileRoute("/myCoupon")({
  validateSearch: readSearch,
  // The one page with a guard of its own; the others learn from their calls. [SES-05]
  beforeLoad: async ({ context: { queryClient, hasSession }, location }) => {
    const session = await ensureSession(queryClient, hasSession);
    if (!session) throw redirect(pathTo.login(location.href));
  },
  loaderDeps: ({ search: { state } }) => ({ state: state ?? "unused" }),
  loader: async ({ context: { queryClient }, deps }) => {
    const coupons = couponsQuery(deps.state);
    // In the browser the page opens at once and fills up; on the server it waits for its coupons.
    if (import.meta.env.SSR) await queryClient.ensureInfiniteQueryData(coupons);
    else void queryClient.prefetchInfiniteQuery(coupons);
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("coupons.title") }),
  component: Page,
});

function Page() {
  return <CouponsPage state={Route.useSearch().state ?? "unused"} />;
}

import { createFileRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { couponsQuery } from "../coupons/coupon-queries.ts";
import { CouponsPage } from "../coupons/coupons-page.tsx";
import { pathTo } from "../paths.ts";
import { pageHead } from "../shell/page-head.ts";
import { ensureSession } from "../shell/session.ts";

export const Route = createFileRoute("/myCoupon")({
  validateSearch: z.object({
    state: z.catch(z.optional(z.enum(["unused", "used", "expired"])), undefined),
  }),
  // The one page with a guard of its own; the others learn from their calls. [SES-05]
  beforeLoad: async ({ context: { queryClient, hasSession }, location }) => {
    const session = await ensureSession(queryClient, hasSession);
    if (!session) throw redirect(pathTo.login(location.href));
  },
  loaderDeps: ({ search: { state } }) => ({ state: state ?? "unused" }),
  loader: ({ context, deps }) =>
    context.queryClient.ensureInfiniteQueryData(couponsQuery(deps.state)),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("coupons.title"), isPublic: false }),
  component: Page,
});

function Page() {
  return <CouponsPage state={Route.useSearch().state ?? "unused"} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { LateCategories, readCategories } from "../shop/home/late-categories.ts";
import { landingHead } from "../shop/pages/landing-head.ts";
import { LandingPage } from "../shop/pages/landing-page.tsx";
import { readLanding } from "../shop/pages/read-landing.ts";

/** Addresses that marketing chooses; any other that is no page of the site map is not found. */
export const Route = createFileRoute("/$")({
  loader: async ({ context, location }) => {
    const read = await readLanding(context, location.pathname);
    if (read.kinds.includes("categories")) await readCategories(context.queryClient);
    return read;
  },
  head: ({ match: { context }, loaderData }) => landingHead(context, loaderData),
  component: Page,
});

function Page() {
  return <LandingPage place={Route.useLoaderData().place} Categories={LateCategories} />;
}

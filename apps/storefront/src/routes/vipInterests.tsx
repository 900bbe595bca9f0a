import { createFileRoute } from "@tanstack/react-router";
import { MembershipPage } from "../people/membership/membership-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/vipInterests")({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("membership.title"),
      description: context.speech.say("membership.lead"),
      path: "/vipInterests",
    }),
  component: MembershipPage,
});

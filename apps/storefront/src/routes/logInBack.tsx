import { createFileRoute } from "@tanstack/react-router";
import { LogInBackPage } from "../people/sessions/log-in-back-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { handInIfAny } from "../trade/carts/hand-in-if-any.ts";

// What the address carries is read by the page itself: every page would carry a reader of it along.
export const Route = createFileRoute("/logInBack")({
  // Good once: only the page itself brings it back.
  ssr: false,
  staticData: { hasBottomBar: false },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("linkedLogIns.back.title") }),
  component: () => <LogInBackPage whenEntered={handInIfAny} />,
});

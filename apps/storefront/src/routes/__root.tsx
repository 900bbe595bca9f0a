import { createRootRouteWithContext, lazyRouteComponent } from "@tanstack/react-router";
import { Document } from "../shell/document.tsx";
import { FaultPage } from "../shell/fault-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import type { RouterContext } from "../shell/router-context.ts";
import { ensureSession } from "../shell/session.ts";
import { Storefront } from "../places/storefront.tsx";
import "../styles.css";

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => ensureSession(context.queryClient, context.hasSession),
  head: ({ match: { context } }) => {
    const page = pageHead(context, { title: context.speech.say("home.title") });
    return {
      meta: [{ charSet: "utf-8" }, ...page.meta],
      links: [{ rel: "manifest", href: `/manifest.webmanifest?lang=${context.speech.language}` }],
    };
  },
  shellComponent: Document,
  component: Storefront,
  errorComponent: FaultPage,
  notFoundComponent: lazyRouteComponent(
    () => import("../shell/not-found-page.tsx"),
    "NotFoundPage",
  ),
});

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
      meta: [
        { charSet: "utf-8" },
        { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
        { name: "theme-color", content: "#f5f8f7", media: "(prefers-color-scheme: light)" },
        { name: "theme-color", content: "#0e1716", media: "(prefers-color-scheme: dark)" },
        ...page.meta,
      ],
      links: [
        { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
        { rel: "apple-touch-icon", href: "/icon-180.png" },
        { rel: "manifest", href: "/manifest.webmanifest" },
      ],
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

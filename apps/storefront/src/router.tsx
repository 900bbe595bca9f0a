import { createQueryClient } from "@sampan/client/create-query-client";
import { bindSend } from "@sampan/client/send";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { routeTree } from "./routeTree.gen.ts";
import { carriedFaults } from "./shell/carried-faults.ts";
import { FaultPage } from "./shell/fault-page.tsx";
import type { RouterContext } from "./shell/router-context.ts";
import { scrollKeyOf } from "./shell/scroll-key.ts";
import { speak } from "./shell/speech.ts";
import { startVisit } from "./shell/start-visit.ts";

/** One router per rendered page on the server, one per tab in the browser. */
export async function getRouter() {
  const visit = await startVisit();
  const queryClient = createQueryClient();
  if (visit.send) bindSend(queryClient, visit.send);
  const context: RouterContext = {
    queryClient,
    speech: await speak(visit.language, visit.textOverrides),
    publicUrl: visit.publicUrl,
    hasSession: visit.hasSession,
    // Nobody reads it in a browser, so that no browser takes it along.
    ...(import.meta.env.SSR ? await import("./found/found-tags.tsx") : {}),
  };
  const router = createRouter({
    routeTree,
    context,
    scrollRestoration: true,
    getScrollRestorationKey: scrollKeyOf,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FaultPage,
    ...(visit.nonce ? { ssr: { nonce: visit.nonce } } : {}),
  });
  router.options.serializationAdapters = carriedFaults;
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}

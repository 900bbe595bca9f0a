import { ServerError } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import type { AnyRouter } from "@tanstack/react-router";
import {
  RouterServer,
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToReadableStream } from "react-dom/server";
import { visitOfRequest } from "./visit-of-request.ts";

/**
 * Renders a page as a stream. React answers a component that throws with an empty place and status
 * 200, for the browser to try again; a page like that is a fault here, and the web host's to answer.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  await loadCodeOf(router);
  const { signal } = request;
  const faults: unknown[] = [];
  const leave = new AbortController();
  // In place of `AbortSignal.any`, which keeps the page in memory for long after it was read.
  if (signal.aborted) leave.abort(signal.reason);
  else signal.addEventListener("abort", () => leave.abort(signal.reason), { once: true });
  const rendered = await renderToReadableStream(<RouterServer router={router} />, {
    signal: leave.signal,
    ...(router.options.ssr?.nonce ? { nonce: router.options.ssr.nonce } : {}),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Names the page's first pictures, which are asked for before the page itself has arrived.
    onHeaders: (hints) => {
      for (const [name, value] of hints) responseHeaders.append(name, value);
    },
    onError: (error) => {
      if (!leave.signal.aborted) faults.push(error);
    },
  });
  if (faults.length > 0) {
    leave.abort();
    await rendered.cancel();
    throw new Error("a component threw while its page was rendered", { cause: faults[0] });
  }
  const stream = transformReadableStreamWithRouter(router, rendered, {
    rendererSafePoint: "script-close",
    signal,
    onAbort: (reason) => leave.abort(reason),
  });
  return createSsrStreamResponse(
    router,
    new Response(stream, { status: statusOf(router, responseHeaders), headers: responseHeaders }),
  );
});

/**
 * Has the code of a page before it is rendered. React would send what it still waits for behind the page, and the
 * placeholder of a part that it completes twice, once in the page and once in its stead, is gone by the second time.
 */
async function loadCodeOf(router: AnyRouter): Promise<void> {
  const routes = router.state.matches.map(({ routeId }) => router.routesById[routeId]);
  await Promise.all(
    routes.map(async (route) => {
      await router.loadRouteChunk(route);
      await router.loadRouteChunk(route, "notFoundComponent");
    }),
  );
}

/** When to come back, seconds, where a call of the page was turned away. */
const retry_s = "10";

/**
 * What a page that could not be read says of itself. What the server refused is no fault: it is not there, or is to
 * be asked again. Any other fault goes into the log, because the router draws it and keeps the reason to itself.
 * [ERR-22] [ERR-23]
 */
function statusOf(router: AnyRouter, headers: Headers): number {
  const fault: unknown = router.state.matches.find(({ status }) => status === "error")?.error;
  if (fault instanceof Refused && /_unknown$|_not_found|^invalid_input$/.test(fault.code))
    return 404;
  if (isPassing(fault)) {
    headers.set("retry-after", retry_s);
    return 503;
  }
  const status = getSsrStatus(router);
  if (status >= 500) visitOfRequest().noteFault(fault);
  return status;
}

const isPassing = (fault: unknown): boolean =>
  fault instanceof Refused ||
  (fault instanceof ServerError && (fault.kind === "busy" || fault.kind === "maintenance"));

import {
  RouterServer,
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToReadableStream } from "react-dom/server";

/**
 * Renders a page as a stream. React answers a component that throws with an empty place and status
 * 200, for the browser to try again; a page like that is a fault here, and the web host's to answer.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const { signal } = request;
  const faults: unknown[] = [];
  const leave = new AbortController();
  const rendered = await renderToReadableStream(<RouterServer router={router} />, {
    signal: AbortSignal.any([signal, leave.signal]),
    ...(router.options.ssr?.nonce ? { nonce: router.options.ssr.nonce } : {}),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Names the page's first pictures, which are asked for before the page itself has arrived.
    onHeaders: (hints) => {
      for (const [name, value] of hints) responseHeaders.append(name, value);
    },
    onError: (error) => {
      if (!signal.aborted && !leave.signal.aborted) faults.push(error);
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
    new Response(stream, { status: getSsrStatus(router), headers: responseHeaders }),
  );
});

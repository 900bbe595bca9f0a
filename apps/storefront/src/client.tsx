import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { getRouter } from "./router.tsx";

/**
 * Takes over the page that the server rendered. Start's own entry also brings the wire of server
 * functions, of which we have none: our calls are described in the contract.
 */
const router = await getRouter();
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});

// Only inside the native app.
if ("sampanNative" in window)
  void import("./native/open-bridge.ts").then(({ openBridge }) =>
    openBridge(router.options.context.queryClient, window),
  );

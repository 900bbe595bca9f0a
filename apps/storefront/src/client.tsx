import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { getRouter } from "./router.tsx";
import { takenOver } from "./shell/taken-over.ts";

/**
 * Takes over the page that the server rendered. Start's own entry also brings the wire of server
 * functions, of which we have none: our calls are described in the contract.
 */
const router = await getRouter();

// The router forgets a page as soon as it leaves it, and what React has yet to take over of it would look for it in vain.
const { load } = router;
router.load = async (options) => {
  if (!options?.sync) await takenOver;
  return load(options);
};

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});

// Only inside the native app, in either form of web view.
if ("sampanNative" in window || "webkit" in window)
  void import("./places/app/open-app.ts").then(({ openApp }) => openApp(router, window));

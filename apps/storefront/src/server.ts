import { createServerEntry, createStartHandler } from "@tanstack/react-start/server";
import { renderPage } from "./shell/render-page.tsx";

export { renderFault } from "./shell/render-fault.tsx";

/** What the web host serves pages with; see its `Visit` for what it hands over. */
export default createServerEntry({ fetch: createStartHandler(renderPage) });

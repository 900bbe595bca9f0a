import { lazyRouteComponent } from "@tanstack/react-router";

/** What is said where nothing is open, which few who follow a link to a page meet. */
export const LateClosed = lazyRouteComponent(() => import("./closed.tsx"), "Closed");

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** What only the browser can say: false for the server, and until the browser has taken over what the server drew. */
export const useInBrowser = (read: () => boolean): boolean =>
  useSyncExternalStore(neverChanges, read, () => false);

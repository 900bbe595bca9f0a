import { useSyncExternalStore } from "react";
import { followApp, isInsideApp } from "./app.ts";

/** True once the bridge to an app around this page is open. */
export const useInsideApp = (): boolean =>
  useSyncExternalStore(followApp, isInsideApp, () => false);

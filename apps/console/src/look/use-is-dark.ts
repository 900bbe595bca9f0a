import { useSyncExternalStore } from "react";

const dark = matchMedia("(prefers-color-scheme: dark)");

function subscribe(changed: () => void) {
  dark.addEventListener("change", changed);
  return () => dark.removeEventListener("change", changed);
}

/** The colours follow the system, as the tokens do. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, () => dark.matches);

import { useSyncExternalStore } from "react";

const wide = "(min-width: 900px)";

const listen = (changed: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether the window is one in which a panel stands beside the page: for what only that panel asks for. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  );

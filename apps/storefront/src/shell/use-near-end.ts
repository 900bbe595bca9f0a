import { useCallback, useEffect, useRef, type RefCallback } from "react";

/** More than a screen, so that on a usual line the next page is there before its place is. */
const screenAhead_px = 1200;

/**
 * Marks the end of a list: `load` is called when it comes near. Give the marked element a key per page, so
 * that it is looked at anew.
 */
export function useNearEnd(
  load: () => void,
  ahead_px: number = screenAhead_px,
): RefCallback<HTMLElement> {
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  return useCallback(
    (element) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && newest.current(),
        { rootMargin: `${ahead_px}px 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [ahead_px],
  );
}

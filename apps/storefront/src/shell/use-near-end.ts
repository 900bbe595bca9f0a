import { useCallback, useEffect, useRef, type RefCallback } from "react";

/** More than a screen ahead, so that on a usual line the next page is there before its place is. */
const ahead = "1200px 0px";

/** Marks the end of a list: `load` is called when it comes near. Give the marked element a key per page. */
export function useNearEnd(load: () => void): RefCallback<HTMLElement> {
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  return useCallback((element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && newest.current(),
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}

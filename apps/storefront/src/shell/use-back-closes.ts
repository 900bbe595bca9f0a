import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * Gives what lies over a page, while it is mounted, a place in the history: going back closes it and stays on
 * the page. Answers how to close it.
 */
export function useBackCloses(onClose: () => void): () => void {
  const router = useRouter();
  const newest = useRef(onClose);
  useEffect(() => {
    newest.current = onClose;
  });
  useEffect(() => {
    let isOver = false;
    const stop = router.history.subscribe(({ location }) => {
      if (location.state.liesOver) isOver = true;
      else if (isOver) newest.current();
    });
    void router.navigate({
      to: ".",
      search: true,
      hash: true,
      state: (held) => ({ ...held, liesOver: true }),
      resetScroll: false,
    });
    return stop;
  }, [router]);
  return () => router.history.back();
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Something lies over the page, and goes when this entry is left. */
    readonly liesOver?: boolean;
  }
}

import { useLayoutEffect, useState } from "react";

const barNames = ".action-bar, .bottom-bar";

/**
 * How far the bars of a page reach up from the foot of the window, in pixels; 0 while none lies over the page. Bars come
 * with their pages and grow with what they say, so they are looked for as the page changes and measured as they do.
 */
export function useBarsReach(): number {
  const [reach_px, setReach] = useState(0);
  useLayoutEffect(() => {
    let bars: readonly HTMLElement[] = [];
    const measure = (): void => setReach(Math.max(0, ...bars.map(reachOf)));
    const sizes = new ResizeObserver(measure);
    const look = (): void => {
      const now = [...document.querySelectorAll<HTMLElement>(barNames)];
      if (now.length === bars.length && now.every((bar, at) => bar === bars[at])) return;
      sizes.disconnect();
      bars = now;
      for (const bar of bars) sizes.observe(bar);
      measure();
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    // A wide window has bars elsewhere.
    addEventListener("resize", measure);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return reach_px;
}

/** A bar that is part of the page, as in wide windows and very narrow ones, or that is not shown covers nothing. */
function reachOf(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  return position === "fixed" && bar.offsetHeight > 0
    ? bar.offsetHeight + (Number.parseFloat(bottom) || 0)
    : 0;
}

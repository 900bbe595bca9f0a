import { useEffect, useState } from "react";
import { isCalm } from "../../../goods/clipboard/is-calm.ts";
import { pendingContent } from "../../../goods/clipboard/pending-content.ts";

const look_ms = 250;
/** So often in a row the page has to be found calm. */
const calmLooks = 3;
const busy = ["pointerdown", "pointermove", "keydown", "scroll", "wheel"] as const;

/**
 * True once the page has stood still: it is drawn, nobody touches, types or scrolls, nothing lies over it and nothing that
 * was copied waits to be offered. It stays true.
 */
export function useStandsStill(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    let looks = 0;
    const disturb = (): void => {
      looks = 0;
    };
    const look = (): void => {
      const isQuiet = document.visibilityState === "visible" && isCalm(document);
      looks = isQuiet && !pendingContent.read() ? looks + 1 : 0;
      if (looks < calmLooks) return;
      leave();
      setStill(true);
    };
    const looking = setInterval(look, look_ms);
    const leave = (): void => {
      clearInterval(looking);
      for (const kind of busy) removeEventListener(kind, disturb, true);
    };
    for (const kind of busy) addEventListener(kind, disturb, { capture: true, passive: true });
    return leave;
  }, []);
  return isStill;
}

import { useEffect, useRef, useState } from "react";

/** [CONST-46] */
const threshold_px = 50;

/**
 * Follows a finger that pulls the page down from its top. True while it is pulled far enough; letting go
 * then calls `onPull`. [AGNT-29]
 */
export function usePullDown(onPull: () => void): boolean {
  const [isFar, setFar] = useState(false);
  const newest = useRef(onPull);
  useEffect(() => {
    newest.current = onPull;
  });
  useEffect(() => {
    let start_px: number | undefined;
    let isPulled = false;
    const pull = (far: boolean): void => {
      isPulled = far;
      setFar(far);
    };
    const begin = (event: TouchEvent): void => {
      start_px = window.scrollY <= 0 ? event.touches[0]?.clientY : undefined;
    };
    const follow = (event: TouchEvent): void => {
      const at_px = event.touches[0]?.clientY;
      if (start_px === undefined || at_px === undefined) return;
      pull(window.scrollY <= 0 && at_px - start_px > threshold_px);
    };
    const end = (): void => {
      if (isPulled) newest.current();
      start_px = undefined;
      pull(false);
    };
    const passive = { passive: true };
    document.addEventListener("touchstart", begin, passive);
    document.addEventListener("touchmove", follow, passive);
    document.addEventListener("touchend", end, passive);
    return () => {
      document.removeEventListener("touchstart", begin);
      document.removeEventListener("touchmove", follow);
      document.removeEventListener("touchend", end);
    };
  }, []);
  return isFar;
}

import { useEffect, useRef, useState } from "react";

/** [CONST-46] */
const threshold_px = 50;

interface Point {
  readonly x: number;
  readonly y: number;
}

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
    let start: Point | undefined;
    let isPulled = false;
    const pull = (far: boolean): void => {
      isPulled = far;
      setFar(far);
    };
    const begin = (event: TouchEvent): void => {
      start = isAtTop() && isOnPage(event) ? pointOf(event) : undefined;
    };
    const follow = (event: TouchEvent): void => {
      const at = pointOf(event);
      if (!start || !at) return;
      const down_px = at.y - start.y;
      // Swiping through pictures drifts up and down as well.
      pull(isAtTop() && down_px > threshold_px && down_px > Math.abs(at.x - start.x));
    };
    const end = (): void => {
      if (isPulled) newest.current();
      start = undefined;
      pull(false);
    };
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

const passive = { passive: true };

const isAtTop = (): boolean => window.scrollY <= 0;

/** Sheets lie outside of the page's content: pulling one down closes it and reads nothing anew. */
const isOnPage = ({ target }: TouchEvent): boolean =>
  target instanceof Element && target.closest("#content") !== null;

const pointOf = ({ touches: [touch] }: TouchEvent): Point | undefined =>
  touch && { x: touch.clientX, y: touch.clientY };

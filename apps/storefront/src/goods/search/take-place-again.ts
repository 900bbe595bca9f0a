/** A page as far as it is scrolled and touched. */
type Scrolled = Pick<Window, "scrollY" | "scrollTo"> & EventTarget;

interface Place {
  /** How far the page was scrolled when it was left. */
  readonly place_px: number;
  /** From now until it goes there. [CONST-47] */
  readonly wait_ms: number;
}

/** By what somebody shows that they are reading on already. */
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls a page back to where it was left after a moment, in which its rows find their places; whoever moves it
 * themselves before stays where they are. Answers how to stop.
 */
export function takePlaceAgain({ place_px, wait_ms }: Place, page: Scrolled = window): () => void {
  const watching = new AbortController();
  const timer = setTimeout(() => {
    watching.abort();
    if (page.scrollY !== place_px) page.scrollTo(0, place_px);
  }, wait_ms);
  const stop = (): void => {
    clearTimeout(timer);
    watching.abort();
  };
  for (const move of ownMoves)
    page.addEventListener(move, stop, { passive: true, signal: watching.signal });
  return stop;
}

/**
 * Lets an act through when the one before it lies `gap_ms` back, and drops it otherwise: a double tap is
 * one tap. `now_ms` is any clock that only goes forward. [SRCH-36]
 */
export function atMostOncePer(gap_ms: number, now_ms: () => number): (act: () => void) => boolean {
  let last_ms = Number.NEGATIVE_INFINITY;
  return (act) => {
    const at_ms = now_ms();
    if (at_ms - last_ms < gap_ms) return false;
    last_ms = at_ms;
    act();
    return true;
  };
}

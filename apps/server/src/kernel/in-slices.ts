/** How long a piece of work may hold the thread that everybody is served by, before others have their turn. */
const slice_ms = 10;

/** Goes through work that is made of short steps, and lets others be served in between. */
export async function inSlices<T>(steps: Iterator<void, T>): Promise<T> {
  let until = performance.now() + slice_ms;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setImmediate(resolve));
    until = performance.now() + slice_ms;
  }
}

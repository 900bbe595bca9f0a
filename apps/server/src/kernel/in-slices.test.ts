import { describe, expect, test } from "vitest";
import { inSlices } from "./in-slices.ts";

/** Steps that each take a moment of work, until somebody else was served, or so many of them. */
function* working(most: number, isServed: () => boolean): Generator<void, number> {
  for (let step = 1; step <= most; step += 1) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    if (isServed()) return step;
    yield;
  }
  return Infinity;
}

describe("long work in slices", () => {
  test("lets others be served before it ends, and comes to what it comes to", async () => {
    let isServed = false;
    setImmediate(() => (isServed = true));
    expect(await inSlices(working(5_000, () => isServed))).toBeLessThan(5_000);
  });

  test("of a few steps is done at once", async () => {
    let isServed = false;
    setImmediate(() => (isServed = true));
    function* short(): Generator<void, string> {
      yield;
      return isServed ? "late" : "at once";
    }
    expect(await inSlices(short())).toBe("at once");
  });

  test("fails as its steps do", async () => {
    // oxlint-disable-next-line require-yield
    function* failing(): Generator<void, never> {
      throw new RangeError("no way");
    }
    await expect(inSlices(failing())).rejects.toThrow("no way");
  });
});

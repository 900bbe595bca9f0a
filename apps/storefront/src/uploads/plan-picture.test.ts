import { describe, expect, test } from "vitest";
import { fitWithin, treatmentOf } from "./plan-picture.ts";

const mega = 1_048_576;
const limits = {
  picture_shrink_from_bytes: 1.5 * mega,
  picture_max_bytes: 6 * mega,
  picture_max_width: 750,
  picture_max_height: 700,
  picture_quality_percent: 80,
};

describe("a photo about to be sent", () => {
  test.each([
    [1.5 * mega - 1, "send"],
    [1.5 * mega, "shrink"],
    [6 * mega, "shrink"],
    [6 * mega + 1, "refuse"],
  ])("of %d bytes: %s [UPL-02] [UPL-03] [CONST-19]", (bytes, treatment) => {
    expect(treatmentOf(bytes, limits)).toBe(treatment);
  });

  test.each([
    [
      { width: 3000, height: 4000 },
      { width: 525, height: 700 },
    ],
    [
      { width: 4000, height: 3000 },
      { width: 750, height: 563 },
    ],
    [
      { width: 1500, height: 1400 },
      { width: 750, height: 700 },
    ],
    [
      { width: 400, height: 300 },
      { width: 400, height: 300 },
    ],
    [
      { width: 9000, height: 3 },
      { width: 750, height: 1 },
    ],
  ])("of %j keeps its shape within 750 x 700: %j [UPL-06] [CONST-20]", (size, fitted) => {
    expect(fitWithin(size, limits)).toEqual(fitted);
  });
});

import { describe, expect, test } from "vitest";
import { fc } from "../../../tests/support/properties.ts";
import { moveBy, wholePicture, zoomAt } from "./zoom.ts";

const frame = { width: 400, height: 800 };

describe("a picture that is enlarged", () => {
  test("keeps what lies under the fingers where it is", () => {
    const at = { x: 50, y: -100 };
    const view = zoomAt(wholePicture, 2, at, frame);
    expect(view).toEqual({ scale: 2, x: -50, y: 100 });
    // A point p of the whole picture is drawn at p * scale + offset.
    expect({ x: at.x * view.scale + view.x, y: at.y * view.scale + view.y }).toEqual(at);
  });

  test("grows to four times its size, and never below the whole", () => {
    expect(zoomAt(wholePicture, 9, { x: 0, y: 0 }, frame).scale).toBe(4);
    expect(zoomAt({ scale: 2, x: 30, y: 30 }, 0.1, { x: 9, y: 9 }, frame)).toEqual(wholePicture);
  });

  test("never shows anything beside itself, however it is pulled", () => {
    const amount = fc.double({ min: -2000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 6, noNaN: true }), amount, amount, (factor, x, y) => {
        const view = moveBy(zoomAt(wholePicture, factor, { x, y }, frame), { x, y }, frame);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (view.scale - 1)) / 2);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (view.scale - 1)) / 2);
      }),
    );
  });
});

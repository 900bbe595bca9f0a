import { describe, expect, test } from "vitest";
import { centreSquare } from "./take-photo.ts";

describe("what a viewfinder shows", () => {
  test("is the middle of a picture that lies or stands", () => {
    expect(centreSquare({ width: 1280, height: 720 })).toEqual({ x: 280, y: 0, side: 720 });
    expect(centreSquare({ width: 480, height: 641 })).toEqual({ x: 0, y: 81, side: 480 });
    expect(centreSquare({ width: 500, height: 500 })).toEqual({ x: 0, y: 0, side: 500 });
  });
});

import { describe, expect, test } from "vitest";
import { checkPackingPhotos } from "./packing-photos.ts";

const shots = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `/files/${name}-${at}`);

describe("photos of a box that is packed", () => {
  test("are demanded of its contents and of the closed box, as many of each", () => {
    const check = (contents: number, closed: number, demanded: number) =>
      checkPackingPhotos(
        { contents: shots("inside", contents), closed: shots("closed", closed) },
        demanded,
      );
    expect(check(0, 0, 0).ok).toBe(true);
    expect(check(2, 2, 2).ok).toBe(true);
    expect(check(1, 2, 2)).toEqual({
      ok: false,
      error: { code: "contents_photos_needed", values: { n: 2 } },
    });
    expect(check(2, 1, 2)).toEqual({
      ok: false,
      error: { code: "box_photos_needed", values: { n: 2 } },
    });
    // What can be taken no more once it is closed is asked for first.
    expect(check(0, 0, 1)).toMatchObject({ error: { code: "contents_photos_needed" } });
  });

  test("count once each, and one of the contents shows no closed box", () => {
    const [photo = ""] = shots("inside", 1);
    expect(checkPackingPhotos({ contents: [photo, photo], closed: ["/files/x"] }, 2)).toMatchObject(
      {
        error: { code: "contents_photos_needed" },
      },
    );
    expect(checkPackingPhotos({ contents: [photo], closed: [photo] }, 1)).toMatchObject({
      error: { code: "box_photos_needed" },
    });
  });
});

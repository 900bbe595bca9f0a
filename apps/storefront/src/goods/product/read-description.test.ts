import { describe, expect, test } from "vitest";
import { readDescription, withOurPictures } from "./read-description.ts";

describe("a description", () => {
  test("is read from `description` for 1688 [ITEM-06]", () => {
    expect(readDescription({ description: "<p>棉</p>", desc: "" })).toEqual({
      kind: "html",
      html: "<p>棉</p>",
    });
  });

  test("is read from `desc` as HTML where that is no list of pictures [ITEM-07]", () => {
    expect(readDescription({ description: "", desc: "<p>棉</p>" })).toEqual({
      kind: "html",
      html: "<p>棉</p>",
    });
  });

  test("is a list of pictures where `desc` is one [ITEM-08]", () => {
    const pictures = ["https://img.alicdn.com/a.jpg", "https://img.alicdn.com/b.jpg"];
    expect(readDescription({ description: "", desc: JSON.stringify(pictures) })).toEqual({
      kind: "pictures",
      pictures,
    });
  });
});

test("pictures inside it come through our server, when they are looked at", () => {
  expect(
    withOurPictures('<p><img src="https://cbu01.alicdn.com/a.jpg?x=1&amp;y=2" width="790" /></p>'),
  ).toBe(
    '<p><img loading="lazy" decoding="async" alt="" src="/pictures/800?from=https%3A%2F%2Fcbu01.alicdn.com%2Fa.jpg%3Fx%3D1%26y%3D2" width="790" /></p>',
  );
});

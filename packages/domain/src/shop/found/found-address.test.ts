import { describe, expect, test } from "vitest";
import { addressIn, alternatesOf } from "./found-address.ts";

describe("the addresses of a page", () => {
  test("name a language beside whatever they ask for already", () => {
    expect(addressIn("https://shop.example/about", "th")).toBe(
      "https://shop.example/about?lang=th",
    );
    expect(addressIn("https://shop.example/graphic?id=a", "zh-TW")).toBe(
      "https://shop.example/graphic?id=a&lang=zh-TW",
    );
    expect(addressIn("https://shop.example/about", undefined)).toBe("https://shop.example/about");
  });

  test("are one for each language, and the plain one for everybody else", () => {
    expect(alternatesOf("https://shop.example/")).toEqual([
      { hreflang: "zh", href: "https://shop.example/?lang=zh" },
      { hreflang: "zh-TW", href: "https://shop.example/?lang=zh-TW" },
      { hreflang: "th", href: "https://shop.example/?lang=th" },
      { hreflang: "en", href: "https://shop.example/?lang=en" },
      { hreflang: "x-default", href: "https://shop.example/" },
    ]);
  });
});

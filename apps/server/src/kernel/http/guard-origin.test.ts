import { expect, test } from "vitest";
import { isOwnRequest } from "./guard-origin.ts";

const own = "https://sampan.example";

test.each([
  ["fetched by our page", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" }, true],
  ["fetched by a browser that names no purpose", { "sec-fetch-site": "same-origin" }, true],
  ["from our origin, by an old browser", { origin: own }, true],
  ["from one of our pages, by an old browser", { referer: `${own}/agent` }, true],
  ["from the app", { "x-sampan-client": "1", "sec-fetch-site": "cross-site" }, true],
  [
    "a picture in a seller's description",
    {
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "no-cors",
      "sec-fetch-dest": "image",
      referer: `${own}/goodsDetailAgent/1`,
    },
    false,
  ],
  ["a frame", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "iframe" }, false],
  [
    "an address that was typed",
    { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    false,
  ],
  ["a foreign page", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" }, false],
  ["a foreign origin, by an old browser", { origin: "https://shop.example" }, false],
  ["nobody says where from", {}, false],
])("a call that changes something, %o %o: %o [SES-14]", (_, headers, isOwn) => {
  expect(isOwnRequest(headers, own)).toBe(isOwn);
});

import { expect, test } from "vitest";
import { articleAddress, articleAt } from "./article-address.ts";

test("an article has one address, a page of its own or the one for all others", () => {
  const own = {
    about: "/about",
    terms: "/agreement",
    privacy: "/privacy",
    "how-it-works": "/flowPage",
    investment: "/investment",
    note: "/note",
    faq: "/problems",
    shipping: "/shipping",
    "shipping-tips": "/shippingTips",
  };
  for (const [id, path] of Object.entries(own)) {
    expect(articleAddress(id)).toBe(path);
    expect(articleAt(path)).toBe(id);
  }
  expect(articleAddress("fees")).toBe("/graphic?id=fees");
  expect(articleAt("/graphic")).toBeUndefined();
});

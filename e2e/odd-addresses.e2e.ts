import { expect, test } from "@playwright/test";
import { everyPage, oddAddresses } from "../tests/support/every-page.ts";

/** Enough for each page to meet each kind of odd value in one run out of a few, and all pages all of them together. */
const stride = 7;

test("odd addresses break no page [RT-01]", async ({ request }) => {
  const faults: string[] = [];
  for (const [turn, page] of everyPage.entries())
    for (const url of oddAddresses(page).filter((_, index) => (index + turn) % stride === 0)) {
      const answer = await request.get(url, { maxRedirects: 0 });
      if (answer.status() >= 500) faults.push(`${answer.status()} ${url.slice(0, 200)}`);
    }
  expect(faults).toEqual([]);
});

test("a page opens whatever stands where it expects a path", async ({ request }) => {
  for (const odd of ["1", "[1]", "%7B%7D", "a&redirect=b", "%zz", "true", "null"])
    expect((await request.get(`/login?redirect=${odd}`)).status()).toBe(200);
});

import { expect, test } from "@playwright/test";
import { everyPage, oddAddresses } from "../tests/support/every-page.ts";
import { ownAddress } from "./support/own-address.ts";

/** Enough for each page to meet each kind of odd value in one run out of a few, and all pages all of them together. */
const stride = 7;

test("odd addresses break no page [RT-01]", async ({ request }) => {
  const faults: string[] = [];
  // From a network of its own: so many pages at once fill the ceiling of one, and a refusal would prove nothing.
  const headers = ownAddress();
  for (const [turn, page] of everyPage.entries())
    for (const url of oddAddresses(page).filter((_, index) => (index + turn) % stride === 0)) {
      // A connection the server closed while the next question was on its way is asked anew, once.
      const answer = await request.get(url, { headers, maxRedirects: 0, maxRetries: 1 });
      if (answer.status() >= 500 || answer.status() === 429)
        faults.push(`${answer.status()} ${url.slice(0, 200)}`);
    }
  expect(faults).toEqual([]);
});

test("a page opens whatever stands where it expects a path", async ({ request }) => {
  const headers = ownAddress();
  for (const odd of ["1", "[1]", "%7B%7D", "a&redirect=b", "%zz", "true", "null"])
    expect((await request.get(`/login?redirect=${odd}`, { headers })).status()).toBe(200);
});

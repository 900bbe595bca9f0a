import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

/** Breaks a page as a fault of ours would: outside of whatever the journey asks it for. */
async function breakPage(page: Page): Promise<void> {
  const broken = page.waitForEvent("pageerror");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("the hold leaks");
    });
  });
  await broken;
}

test.fail("a journey fails when its page breaks, whatever else it saw", async ({ page }) => {
  await page.goto("/changeLanguage");
  await breakPage(page);
});

test.fail(
  "a journey fails when a page of a context of its own breaks",
  async ({ browser, baseURL }) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const page = await context.newPage();
    await page.goto("/changeLanguage");
    await breakPage(page);
    await context.close();
  },
);

test("what breaks in a page is named with its address, and what React says of itself with it", async ({
  page,
  pageFaults,
}) => {
  await page.goto("/changeLanguage");
  await breakPage(page);
  await page.evaluate(() => console.error("Error: Minified React error #418"));
  await page.evaluate(() => console.error("the network is gone"));
  await expect.poll(() => pageFaults.seen().length).toBe(2);
  expect(pageFaults.take()).toEqual([
    expect.stringMatching(/\/changeLanguage: Error: the hold leaks/),
    expect.stringMatching(/\/changeLanguage: Error: Minified React error #418/),
  ]);
});

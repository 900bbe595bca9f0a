import { test as anyTest } from "@playwright/test";

export { expect } from "@playwright/test";

/**
 * A test with a page. Answers that a journey changes on their way (`route.fetch`) are waited for at its end:
 * one still under way would be cut off there, and fail what had passed.
 */
export const test = anyTest.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: "wait" });
  },
});

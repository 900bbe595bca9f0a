import {
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test as anyTest,
} from "@playwright/test";
import { type PageFaults, watchPages } from "./page-faults.ts";
import { settled, watchAsking } from "./settled.ts";

export { expect } from "@playwright/test";

interface Watched {
  /** What broke in pages so far; a journey that breaks one on purpose takes it, and says what it expected. */
  readonly pageFaults: PageFaults;
}

/**
 * A test with a page that answers, and that fails when any page of any context breaks. Answers of the server that a
 * journey changes on their way (`route.fetch`) are waited for at its end: one still under way would be cut off there, and
 * fail what had passed.
 */
export const test = anyTest.extend<{ readonly unbroken: undefined }, Watched>({
  pageFaults: [
    async ({ browser }, use) => use(watchPages(browser)),
    { scope: "worker", auto: true },
  ],
  unbroken: [
    async ({ browser, pageFaults }, use) => {
      const openBefore = new Set(browser.contexts());
      await use(undefined);
      const broken = pageFaults.take();
      // Kept with its result: which calls pages make is counted from there (tools/count-proven.ts).
      const asked = pageFaults.takeAsked().join(" ");
      anyTest.info().annotations.push({ type: "asked", description: asked });
      await closeOpened(browser, openBefore);
      expect(broken, "what broke in pages").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(answering(page));
    await page.unrouteAll({ behavior: "wait" });
  },
});

/**
 * Desks and phones that a journey opened by hand and left open. Dozens of pages that go on listening and asking would make
 * every later journey of the run slower than the one before.
 */
const closeOpened = (browser: Browser, before: ReadonlySet<BrowserContext>) =>
  Promise.all(
    browser
      .contexts()
      .filter((context) => !before.has(context))
      .map((context) => context.close()),
  );

/**
 * The page, which is opened only once it answers: until the browser has taken it over from the server, a tap
 * goes nowhere and what was typed is forgotten.
 */
export function answering(page: Page): Page {
  watchAsking(page);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...address) => {
    const answer = await goto(...address);
    await takenOver(page);
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload(...options);
    await takenOver(page);
    return answer;
  };
  return page;
}

/** Opens a page and waits until it has asked for everything it shows at first. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Pages that the server did not draw, or that have no scripts, answer as soon as they are there. */
const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector("main");
    const isOurs = document.querySelector("script[type=module]") !== null;
    return !main || !isOurs || Object.keys(main).some((key) => key.startsWith("__react"));
  });

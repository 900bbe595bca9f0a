import { expect, type Page, type Request } from "@playwright/test";

/** What a page needs for what it shows; pictures have their places without having come. */
const needed = new Set(["document", "fetch", "script", "stylesheet", "xhr"]);

interface Asking {
  readonly underWay: Set<Request>;
  started: number;
}

const askingOf = new WeakMap<Page, Asking>();

/** Remembers what a page asks for, from its first address on. */
export function watchAsking(page: Page): void {
  const asking: Asking = { underWay: new Set(), started: 0 };
  askingOf.set(page, asking);
  page.on("request", (request) => {
    if (!needed.has(request.resourceType())) return;
    // Another document: nobody waits for what the one before had asked.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asking.underWay.clear();
    asking.started++;
    asking.underWay.add(request);
  });
  page.on("requestfinished", (request) => asking.underWay.delete(request));
  page.on("requestfailed", (request) => asking.underWay.delete(request));
}

/**
 * Waits until a page has an answer to whatever it asked for and, having drawn it in the place of its skeletons, asks for
 * no more. A page that is slow is waited for, one that is quiet is not; what is still under way is named where it never ends.
 */
export async function settled(page: Page): Promise<void> {
  const asking = askingOf.get(page);
  if (!asking)
    throw new Error(
      "Nobody watches what this page asks for: open it by a journey's `page` or `answering`.",
    );
  const stillAsked = async (): Promise<string[]> => {
    const before = asking.started;
    await drawnTwice(page);
    const underWay = [...asking.underWay].map((request) => request.url());
    if (await showsNothing(page)) underWay.push("nothing is drawn");
    if (await showsSkeletons(page)) underWay.push("skeletons are shown");
    return asking.started === before ? underWay : ["more than before", ...underWay];
  };
  await expect
    .poll(stillAsked, { timeout: 60_000, message: "what the page still asks for" })
    .toEqual([]);
}

/** A page that the browser alone draws has its frame first, and may have asked for all it needs before it has more. */
const showsNothing = (page: Page) => page.evaluate(() => document.querySelector("main") === null);

/** A skeleton stays for a moment when its page has been read; below the screen it waits until somebody comes near. */
const showsSkeletons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[aria-busy=true]")].some((region) => {
      const { top, bottom, height } = region.getBoundingClientRect();
      return height > 0 && top < innerHeight && bottom > 0;
    }),
  );

/** A frame for what has come, and what follows from it; then one more for what that asks for. */
const drawnTwice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const nextFrame = (after: () => void) =>
          requestAnimationFrame(() => setTimeout(() => after()));
        nextFrame(() => nextFrame(resolve));
      }),
  );

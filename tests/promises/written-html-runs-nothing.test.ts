import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sanitiseDescription } from "../../apps/server/src/goods/catalogue/sanitise-description.ts";
import { cleanArticle } from "../../apps/server/src/shop/content/clean-article.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { events, htmlThatRuns } from "./support/html-that-runs.ts";
import { tellPromise } from "./support/tell-promise.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Run {
  readonly pieces: readonly string[];
  readonly events: readonly string[];
}

/**
 * Gives each piece to a page without any policy, as its own document's text and as what a script puts in, lets everything
 * happen to every element, and answers how many pieces ran.
 */
async function runEach(pieces: readonly string[]): Promise<number> {
  const page = await browser.newPage();
  await page.setContent("<!doctype html><title>page</title><body></body>");
  const ran = await page.evaluate(
    async (run: Run) => {
      const ways = [
        (frame: HTMLIFrameElement, html: string) => {
          frame.srcdoc = `<!doctype html><body>${html}`;
        },
        (frame: HTMLIFrameElement, html: string) => {
          frame.srcdoc = "<!doctype html><body>";
          frame.dataset["html"] = html;
        },
      ];
      const runIn = async (frame: HTMLIFrameElement, html: string): Promise<boolean> => {
        let hasRun = false;
        Object.assign(window, { hit: () => (hasRun = true) });
        for (const way of ways) {
          const loaded = new Promise((done) =>
            frame.addEventListener("load", done, { once: true }),
          );
          way(frame, html);
          await loaded;
          const inner = frame.contentDocument;
          if (!inner) continue;
          if (frame.dataset["html"] !== undefined) inner.body.innerHTML = frame.dataset["html"];
          delete frame.dataset["html"];
          for (const element of inner.querySelectorAll("*")) {
            for (const name of run.events)
              element.dispatchEvent(new Event(name, { bubbles: false }));
            if (element instanceof inner.defaultView!.HTMLElement) element.click();
            else element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
          }
          // What a tap on an address begins is done with the next task.
          await new Promise((done) => setTimeout(done));
          if (hasRun) return true;
        }
        return hasRun;
      };
      let count = 0;
      for (const html of run.pieces) {
        const frame = document.body.appendChild(document.createElement("iframe"));
        if (await runIn(frame, html)) count += 1;
        frame.remove();
      }
      return count;
    },
    { pieces, events },
  );
  await page.close();
  return ran;
}

test.each([
  ["articles", cleanArticle],
  ["descriptions of sellers", sanitiseDescription],
] as const)(
  "nothing that is written in %s runs, with no policy of the page to stop it [CONT-04]",
  async (name, clean) => {
    const cleaned = htmlThatRuns.map((html) => clean(html));
    const ran = await runEach([...new Set(cleaned)]);
    tellPromise({
      promise: 47,
      name: `HTML of ${name} runs nothing`,
      target: "0 run",
      figure: `${String(ran)} of ${String(htmlThatRuns.length)} in Chromium`,
    });
    expect(ran).toBe(0);
    // What was cleaned is clean: cleaned once more it stays as it is.
    expect(cleaned.map((html) => clean(html))).toEqual(cleaned);
  },
  120_000,
);

test("uncleaned they run, nearly all of them, of which some of each kind are tried", async () => {
  const some = htmlThatRuns.filter((_, at) => at % 7 === 0);
  expect((await runEach(some)) / some.length).toBeGreaterThan(0.7);
}, 120_000);

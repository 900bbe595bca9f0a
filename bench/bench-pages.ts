import { mkdirSync, writeFileSync } from "node:fs";
import { type LaunchedChrome, launch } from "chrome-launcher";
import { startProduct } from "../e2e/support/start-product.ts";
import { findBrowser } from "../tests/support/find-browser.ts";
import { describeFigure, type Figure, isMet } from "./figure.ts";
import { measurePage, type PageFigures, type Throttling } from "./measure-page.ts";
import { serveTwin } from "./serve-twin.ts";

/**
 * `npm run bench:pages`: Lighthouse on a phone, median of three, production build and demo data, each page
 * beside its static twin: the same HTML and pictures without JavaScript, which is as fast as it can be.
 */
const detailId = "650313400081";
const pages = [
  { name: "home", path: "/", lcp_simulated: 2.2 },
  {
    name: "detail",
    path: `/goodsDetailAgent/${detailId}?platform=3&urltb=${encodeURIComponent(`https://detail.1688.com/offer/${detailId}.html`)}`,
    lcp_simulated: 2.4,
  },
] as const;
type Page = (typeof pages)[number];

const figures: Figure[] = [];

async function benchPage(chrome: LaunchedChrome, product: string, page: Page): Promise<void> {
  const url = product + page.path;
  const twin = await serveTwin(product, page.path);
  try {
    // Pictures are shrunk and kept at the first visit; nobody's second visit waits for that.
    await measurePage(chrome.port, url, { throttling: "simulate", runs: 1 });
    const own = await measurePage(chrome.port, url, { throttling: "simulate", runs: 3 });
    const floor = await measurePage(chrome.port, twin.url, { throttling: "simulate", runs: 3 });
    add(scoresOf(page, own));
    add([ratioOf(page, { own, floor, throttling: "simulate", at_most: page.lcp_simulated })]);
    const applied = await measurePage(chrome.port, url, { throttling: "devtools", runs: 3 });
    const appliedFloor = await measurePage(chrome.port, twin.url, {
      throttling: "devtools",
      runs: 3,
    });
    add([
      ratioOf(page, { own: applied, floor: appliedFloor, throttling: "devtools", at_most: 1.15 }),
    ]);
  } finally {
    await twin.stop();
  }
}

function scoresOf({ name }: Page, { scores, cls, lcp_ms }: PageFigures): Figure[] {
  const score = (key: keyof PageFigures["scores"], at_least: number): Figure => ({
    name: `${name}, ${key}`,
    value: scores[key],
    unit: "of 100",
    target: { at_least },
    detail: `LCP ${Math.round(lcp_ms)} ms`,
  });
  return [
    score("performance", 95),
    score("accessibility", 100),
    score("best-practices", 100),
    score("seo", 100),
    { name: `${name}, layout shift`, value: cls, unit: "", target: { at_most: 0 }, detail: "CLS" },
  ];
}

const ratioOf = (
  { name }: Page,
  at: { own: PageFigures; floor: PageFigures; throttling: Throttling; at_most: number },
): Figure => ({
  name: `${name}, LCP, ${at.throttling === "simulate" ? "simulated" : "applied"} throttling`,
  value: at.own.lcp_ms / at.floor.lcp_ms,
  unit: "of the static twin",
  target: { at_most: at.at_most },
  detail: `${Math.round(at.own.lcp_ms)} ms against ${Math.round(at.floor.lcp_ms)} ms`,
});

function add(measured: readonly Figure[]): void {
  figures.push(...measured);
  for (const figure of measured) console.log(describeFigure(figure));
}

const browser = findBrowser();
const product = await startProduct();
const chrome = await launch({
  chromePath: browser.executablePath,
  chromeFlags: [...browser.args, "--headless=new"],
  envVars: Object.fromEntries(
    Object.entries({ ...process.env, ...browser.env }).filter(([, value]) => value !== undefined),
  ),
});
try {
  for (const page of pages) await benchPage(chrome, product.url, page);
} finally {
  chrome.kill();
  await product.stop();
}
mkdirSync(".results", { recursive: true });
writeFileSync(".results/bench-pages.json", `${JSON.stringify(figures, null, 2)}\n`);
const below = figures.filter((figure) => !isMet(figure));
console.log(`${figures.length - below.length} of ${figures.length} figures meet their target`);
process.exitCode = below.length > 0 ? 1 : 0;

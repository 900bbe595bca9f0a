import type { Page } from "@playwright/test";
import { boxFont } from "./support/box-font.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { speak } from "./support/speech.ts";

/**
 * Twelve screens as they looked when somebody last agreed to them (`e2e/screens`). Words are rows of boxes and pictures
 * grey, so that the same is drawn on every machine and day: what is compared is where things stand, how large they are
 * and their colours (decision 64). The name of this file puts it first: the demo is as it was seeded, nobody has bought
 * anything yet.
 *
 * A change that is wanted: `npm test -- browser a-visual --update-snapshots`, then look at what `git diff` shows.
 */

interface Screen {
  readonly name: string;
  readonly address: string;
  readonly who?: "business@sampan.test" | "thai@sampan.test";
  readonly language?: "th";
  readonly isDark?: boolean;
  readonly isWide?: boolean;
  /** What is opened on the page. */
  readonly open?: (page: Page) => Promise<void>;
}

const say = speak("zh-TW");
const dress = "/goodsDetailAgent/650313400081?platform=3";

const screens: readonly Screen[] = [
  { name: "home", address: "/" },
  { name: "home-wide", address: "/", isWide: true },
  { name: "home-thai-dark", address: "/", language: "th", isDark: true },
  { name: "own-goods", address: "/goodsListOwn/all" },
  { name: "results", address: "/goodsListAgent?searchValue=裙" },
  { name: "product", address: dress },
  {
    name: "options",
    address: dress,
    open: async (page) => {
      await page.getByRole("button", { name: say("product.add"), exact: true }).tap();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "log-in", address: "/login" },
  { name: "orders", address: "/orderListOwn", who: "business@sampan.test" },
  {
    name: "order-under-way",
    address: "/orderListOwn",
    who: "thai@sampan.test",
    open: async (page) => {
      const sent = (await ordersOf(page)).find(({ status }) => status === 4);
      await openReady(page, `/orderDetailOwn?tid=${sent?.tid}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("orders.detail"));
    },
  },
  {
    name: "parcels-thai",
    address: "/orderListAgent",
    who: "thai@sampan.test",
    language: "th",
  },
  { name: "account-dark", address: "/mine", who: "business@sampan.test", isDark: true },
];

// The boxes come as a style and a typeface of the page's own, which its policy would refuse.
test.use({ bypassCSP: true });

for (const isWide of [false, true])
  test.describe(isWide ? "in a wide window" : "on a phone", () => {
    if (isWide)
      test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
    for (const screen of screens.filter((one) => (one.isWide ?? false) === isWide))
      test(`looks as agreed: ${screen.name}`, async ({ page, baseURL }) => {
        const { name, address, who, language = "zh-TW", isDark, open } = screen;
        await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
        await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
        if (who) await logInByCall(page, who);
        await openReady(page, address);
        // It comes last of all, after the page has arrived.
        const menu = page.getByRole("button", { name: speak(language)("common.quickMenu") });
        await expect(menu).toBeVisible();
        await open?.(page);
        await drawAsBoxes(page);
        await expect(page).toHaveScreenshot(`${name}.png`, {
          animations: "disabled",
          // Edges are drawn a little differently by other browsers; a line of a card is three times as much.
          maxDiffPixels: 100,
        });
      });
  });

/** In the place of a picture, whether it has come by then or not. */
const grey = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#aab4ba"/></svg>`;

async function drawAsBoxes(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect();
      Object.assign(image.style, { width: `${width}px`, height: `${height}px` });
    }
  });
  await page.addStyleTag({
    content: `${boxFont()}
      *, ::before, ::after { font-family: Boxes !important; font-synthesis: none !important;
        text-rendering: geometricPrecision !important; }
      img { object-fit: fill !important; content: url("data:image/svg+xml,${encodeURIComponent(grey)}") !important; }`,
  });
  await page.evaluate(() => document.fonts.load("16px Boxes"));
}

import type { Page } from "@playwright/test";
import { formatMinute } from "@sampan/ui/format/dates";
import { results } from "./support/searching.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { speak } from "./support/speech.ts";

/** What is shown while we may not ask a marketplace: the server's words, a way on, and copies with their age. */
const say = speak("zh-TW");
const list = "/goodsListAgent?searchValue=衣&platform=4";
const words = "現在不能再為訪客向這個平台詢問。請登入後繼續，或 3 分鐘後再試";

const firstLink = (page: Page) => results(page).getByRole("link").first();

async function refuse(page: Page, calls: RegExp, error_code: number): Promise<void> {
  await page.route(calls, async (route) => {
    // A touch asks already; refused before the page is opened, it would be asked for once more.
    if (calls.source.includes("detail"))
      await expect.poll(() => page.url()).toContain("/goodsDetailAgent/");
    await route.fulfill({ json: { success: false, error_code, error_message: words } });
  });
}

test("a visitor reads why a product cannot be asked for, and logs in from there", async ({
  page,
}) => {
  await openReady(page, list);
  await refuse(page, /\/item\/get_detail/, 2010);
  await firstLink(page).tap();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(words);
  await expect(alert.getByRole("button", { name: say("common.retry") })).toBeVisible();
  const product = new URL(page.url());
  await alert.getByRole("link", { name: say("common.logIn") }).tap();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const back = new URL(page.url()).searchParams.get("redirect") ?? "";
  expect(new URL(back, page.url()).pathname).toBe(product.pathname);
});

test("a customer who may not ask now is not sent to log in", async ({ page }) => {
  await openReady(page, list);
  await refuse(page, /\/item\/get_detail/, 2009);
  await firstLink(page).tap();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(words);
  await expect(alert.getByRole("button", { name: say("common.retry") })).toBeVisible();
  await expect(alert.getByRole("link", { name: say("common.logIn") })).toHaveCount(0);
});

test("results that cannot be asked for say so, beside the other marketplaces", async ({ page }) => {
  await openReady(page, "/goodsListAgent?searchValue=衣&platform=3");
  await refuse(page, /taobao\/item\/get_list/, 2010);
  await page.getByRole("tab", { name: say("common.platform.taobao") }).tap();
  const panel = page.getByRole("tabpanel");
  await expect(panel).toContainText(
    say("search.failed.held", { platform: say("common.platform.taobao") }),
  );
  await expect(panel).toContainText(words);
  const logIn = panel.getByRole("link", { name: say("common.logIn") });
  await expect(logIn).toHaveAttribute("href", /\/login\?redirect=.*goodsListAgent/);
});

test("copies say from when they are, and that we cannot ask now", async ({ page }) => {
  const old = { is_stale: true, is_held: true, fetched_at: "2026-11-18 09:30:00" };
  await page.route(/\/item\/get_(detail|list)/, async (route) => {
    const { data, ...rest } = (await (await route.fetch()).json()) as { data?: object };
    const json = data ? { ...rest, data: { ...data, ...old } } : { ...rest, ...old };
    await route.fulfill({ json });
  });
  await openReady(page, "/goodsListAgent?searchValue=衣&platform=3");
  await page.getByRole("tab", { name: say("common.platform.taobao") }).tap();
  const when = formatMinute(old.fetched_at);
  await expect(page.getByText(say("search.held", { when }))).toBeVisible();
  await firstLink(page).tap();
  await expect(page.getByText(say("product.held", { when }))).toBeVisible();
});

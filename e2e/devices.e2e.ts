import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { answering, expect, test } from "./support/journey.ts";
import { type Cookies, logInByCall, registerForAll } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const edge =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0";
const edgeName = "Microsoft Edge · Windows";

let cookies: Cookies;
test.beforeAll(async ({ baseURL }) => {
  cookies = await registerForAll(baseURL, "TW");
});
test.beforeEach(({ context }) => context.addCookies(cookies));

/** The same person at another device. */
async function logInElsewhere(browser: Browser, phone: APIRequestContext): Promise<Page> {
  const state = await phone.get("/gateway/user/get_session_state");
  const { data } = (await state.json()) as { data: { account: string } };
  const baseURL = new URL(state.url()).origin;
  const context = await browser.newContext({ baseURL, userAgent: edge });
  await logInByCall(context, data.account);
  return answering(await context.newPage());
}

const confirm = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).tap();

test("another device is told of, listed and logged out [SES-08]", async ({ page, browser }) => {
  const other = await logInElsewhere(browser, page.request);
  await page.goto("/notice?tab=own");
  const notice = page.getByRole("link", { name: new RegExp(edgeName) }).first();
  await expect(notice).toBeVisible();

  await notice.tap();
  await expect(page).toHaveURL(/\/devices$/);
  const main = page.getByRole("main");
  await expect(main.getByText(say("devices.this"), { exact: true })).toBeVisible();
  await main
    .getByRole("button", { name: say("devices.endOf", { device: edgeName }) })
    .first()
    .tap();
  await confirm(page, say("devices.end"));
  await expect(page.getByText(say("devices.ended", { device: edgeName }))).toBeVisible();
  await expect(main.getByText(say("devices.none"))).toBeVisible();

  await other.goto("/devices");
  await expect(other).toHaveURL(/\/login\?redirect=%2Fdevices/);
  await other.context().close();
});

test("all other devices are logged out at once, and this one stays [SES-08]", async ({
  page,
  browser,
}) => {
  const others = [
    await logInElsewhere(browser, page.request),
    await logInElsewhere(browser, page.request),
  ];
  await page.goto("/devices");
  await page.getByRole("button", { name: say("devices.endOthers") }).tap();
  await confirm(page, say("devices.end"));
  await expect(page.getByText(say("devices.othersEnded"))).toBeVisible();
  await expect(page.getByText(say("devices.none"))).toBeVisible();
  for (const other of others) {
    await other.goto("/devices");
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
  }
  await page.reload();
  await expect(page.getByText(say("devices.none"))).toBeVisible();
});

test("the list of devices is open to everybody's senses", async ({ page, browser }) => {
  const other = await logInElsewhere(browser, page.request);
  await expectAccessible(page, ["/devices"]);
  await other.context().close();
});

import type { Page } from "@playwright/test";
import { demoPassword } from "./support/desks.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { answerThousand, results } from "./support/searching.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

/** The one live region where outcomes are told. */
const toast = (page: Page) => page.locator("[role=status][aria-live=polite]");

/** Every call from now on is answered with this; what is no JSON is text. */
const answerAll = (page: Page, status: number, answer: object | string) =>
  page.route(/\/gateway\//, (route) =>
    route.fulfill(
      typeof answer === "string"
        ? { status, body: answer, contentType: "text/html" }
        : { status, json: answer },
    ),
  );
const failure = (error_code: number, error_message: string) => ({
  success: false,
  error_code,
  error_message,
});

test("Pinduoduo's passing fault is asked once more, and then the item cannot be found [ERR-05] [AGNT-33]", async ({
  page,
}) => {
  await openReady(page, "/agent");
  let asked = 0;
  await page.route(/pdd\/item\/get_detail/, async (route) => {
    asked++;
    await route.fulfill({ json: failure(1000, "拼多多的話") });
  });
  await findByEntry(page, "https://mobile.yangkeduo.com/goods.html?goods_id=10203040");
  await expect(toast(page)).toHaveText(say("product.fault.gone"));
  await expectErrorPage(page);
  expect(asked).toBe(2);
});

test("any other refusal of a product is a toast in the server's words, over the error page [ERR-06] [RT-35]", async ({
  page,
}) => {
  await openReady(page, "/agent");
  await page.route(/jd\/item\/get_detail/, (route) =>
    route.fulfill({ json: failure(2001, "京東的話") }),
  );
  await findByEntry(page, "https://item.jd.com/100012043978.html");
  await expect(toast(page)).toHaveText("京東的話");
  await expectErrorPage(page);
  await page.getByRole("button", { name: say("common.back") }).tap();
  await expect(page.getByRole("searchbox", { name: say("search.box") })).toBeVisible();
});

const findByEntry = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole("searchbox", { name: say("search.box") }).fill(entry);
  await page.getByRole("button", { name: say("common.search"), exact: true }).tap();
};

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: say("common.fault.title") })).toBeAttached();
  await expect(page.getByText(say("common.fault.body"))).toBeVisible();
  await expect(page.getByRole("link", { name: say("common.goHome") })).toBeVisible();
}

test("a search that fails is a toast, and a state or the end of the list [ERR-07] [NFR-09]", async ({
  page,
}) => {
  await answerThousand(page);
  await page.route(/alibaba\/search.*[?&]page=[2-9]/, (route) =>
    route.fulfill({ json: failure(100760, "問得太多") }),
  );
  await page.route(/docking\/taobao\/(search|item\/get_list)/, (route) =>
    route.fulfill({ json: failure(2001, "淘寶的話") }),
  );
  await openReady(page, "/goodsListAgent?searchValue=裙&platform=5");
  // A tap before the browser has taken the page over does nothing, and is made again.
  await expect(async () => {
    await page.getByRole("tab", { name: say("common.platform.taobao"), exact: true }).tap();
    await expect(toast(page)).toHaveText("淘寶的話", { timeout: 3_000 });
  }).toPass();
  await expect(
    page.getByText(say("search.failed.title", { platform: say("common.platform.taobao") })),
  ).toBeVisible();
  await page.getByRole("tab", { name: "1688", exact: true }).tap();
  await expect(results(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(toast(page)).toHaveText("問得太多");
  await expect(page.getByRole("button", { name: say("common.retry") })).toBeVisible();
});

test("a log-in that fails is a toast in the server's words [ERR-09]", async ({ page }) => {
  await openReady(page, "/login");
  await page.getByLabel(say("accounts.login.account")).fill("nobody@sampan.test");
  await page.getByLabel(say("accounts.password"), { exact: true }).fill("Sampan_2020");
  await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
  await expect(toast(page)).toHaveText(say("errors.account_not_found"));
});

test("who is not logged in is led to the log-in and back, query and all; the list of parcels is silent [ERR-01] [QRY-12]", async ({
  page,
}) => {
  await openReady(page, "/orderListAgent");
  await expect(page).toHaveURL(/\/orderListAgent$/);
  await expect(toast(page)).toBeEmpty();

  await page.goto("/getAccBalance?of=points");
  await expect(page).toHaveURL("/login?redirect=%2FgetAccBalance%3Fof%3Dpoints");
  await page.getByLabel(say("accounts.login.account")).fill("customer@sampan.test");
  await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
  await expect(page).toHaveURL("/getAccBalance?of=points");
});

test("a count of the cart that cannot be read is told to nobody [ERR-10]", async ({ page }) => {
  await openReady(page, "/login");
  await page.getByLabel(say("accounts.login.account")).fill("customer@sampan.test");
  await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
  await page.route(/get_cart_count/, (route) =>
    route.fulfill({ status: 500, json: failure(500, "數不出來") }),
  );
  const asked = page.waitForResponse(/get_cart_count/);
  await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
  await asked;
  await expect(page.getByRole("link", { name: say("common.nav.cart") }).first()).toBeVisible();
  await expect(page.getByText("數不出來")).toHaveCount(0);
  await expect(toast(page)).toBeEmpty();
});

for (const [what, status, answer, title, words] of [
  ["500 [ERR-08] [ERR-21]", 500, failure(500, "第三行"), "fault", say("common.network.later")],
  ["503 as a code [ERR-08]", 200, failure(503, "第三行"), "fault", say("common.network.later")],
  ["no answer of ours [ERR-20]", 502, "<h1>Bad gateway</h1>", "fault", say("common.network.fault")],
  ["too many calls [ERR-24]", 429, failure(429, "太頻繁"), "fault", "太頻繁"],
  ["maintenance [ERR-22]", 503, failure(5031, "預計 18:00 恢復"), "maintenance", "預計 18:00 恢復"],
  ["load [ERR-23]", 503, failure(5032, "忙不過來"), "busy", "忙不過來"],
] as const)
  test(`a page that cannot be read first says why, and is read again: ${what}`, async ({
    page,
  }) => {
    await openReady(page, "/agent");
    await answerAll(page, status, answer);
    await page
      .getByRole("navigation", { name: say("common.nav.label") })
      .getByRole("link", { name: say("common.nav.categories") })
      .tap();
    const alert = page.getByRole("alert");
    await expect(alert.getByRole("heading")).toHaveText(say(`common.${title}.title`));
    await expect(alert).toContainText(words);
    await expect(alert).toContainText(say(`common.${title}.body`));
    await expect(page.getByText("第三行")).toHaveCount(0);
    await page.unrouteAll();
    await alert.getByRole("button", { name: say("common.retry") }).tap();
    await expect(
      page.getByRole("navigation", { name: say("search.category.groups") }),
    ).toBeVisible();
  });

for (const [name, path] of [
  ["cart", "/cart"],
  ["mine", "/mine"],
] as const)
  test(`a page that cannot be fetched says that the network is gone, and opens once it is back: ${name} [ERR-19]`, async ({
    page,
    context,
  }) => {
    await openReady(page, "/");
    await context.setOffline(true);
    const bar = page.getByRole("navigation", { name: say("common.nav.label") });
    await bar.locator(`a[href="${path}"]`).tap();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(say("common.network.offline"));
    await alert.getByRole("button", { name: say("common.retry") }).tap();
    await expect(alert).toContainText(say("common.network.offline"));
    await context.setOffline(false);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`(${path}|/login)`));
  });

test("no network is told in a line [ERR-19]", async ({ page, context }) => {
  await openReady(page, "/login");
  await page.getByLabel(say("accounts.login.account")).fill("customer@sampan.test");
  await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
  await context.setOffline(true);
  await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
  await expect(toast(page)).toHaveText(say("common.network.offline"));
  await context.setOffline(false);
});

import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { demoPassword, openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { openPhone, type Shopper } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

const document = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");
const company = "小舟貿易有限公司";

/** One business, from its papers to the day it leaves and thinks better of it. */
test.describe("a business", () => {
  test.describe.configure({ mode: "serial" });
  let shopper: Shopper;
  let mobile = "";

  test.beforeAll(async ({ browser, baseURL }) => {
    shopper = await openPhone(browser, baseURL ?? "", "zh-TW");
    mobile = await registerNewcomer(shopper.page.request, "TW", {
      account_type: "business",
    });
  });
  test.afterAll(() => shopper.page.context().close());

  test("submits its company, which staff claim, open and verify [BO-49] [ACC-34]", async ({
    browser,
    baseURL,
  }) => {
    const { page, say } = shopper;
    await page.goto("/companyInfo");
    const submit = page.getByRole("button", { name: say("people.company.submit"), exact: true });
    const number = page.getByLabel(say("people.company.number.TW"), { exact: true });
    await page.getByLabel(say("people.company.name"), { exact: true }).fill(company);
    await number.fill("04595258");
    await submit.tap();
    await expect(number).toHaveAccessibleDescription(say("people.company.numberWrong"));

    await number.fill("04595257");
    await page.getByLabel(say("people.company.document")).first().setInputFiles(document);
    await expect(
      page.getByRole("button", { name: say("uploads.remove", { index: 1 }) }),
    ).toBeVisible();
    await expect(page.getByText(/^\d+%$/)).toBeHidden();
    await submit.tap();
    await expect(page.getByText(say("people.company.body.submitted"))).toBeVisible();

    await verify(browser, baseURL ?? "", await uidOf(shopper));
    await page.reload();
    await expect(page.getByText(say("people.company.body.verified"))).toBeVisible();
    await expect(page.getByText("04595257")).toBeVisible();
  });

  test("sees who looked and why, and fetches a copy of its data [BO-46]", async () => {
    const { page, say } = shopper;
    await page.goto("/myData");
    const what = say("people.data.openings.kind.company");
    await expect(
      page.getByText(say("people.data.openings.purpose.verification", { what })),
    ).toBeVisible();
    await page.getByLabel(say("credentials.present.label"), { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: say("people.data.copy.ask"), exact: true }).tap();
    const link = page.getByRole("link", { name: /zip/ });
    await expect(link).toBeVisible({ timeout: 30_000 });
    const copy = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(copy.headers()["content-type"]).toBe("application/zip");
    expect((await copy.body()).subarray(0, 2).toString()).toBe("PK");
  });

  test("reads all of it on the narrowest phone, whatever reads it aloud", async () => {
    await expectAccessible(shopper.page, ["/companyInfo", "/myData", "/closeAccount"]);
  });

  test("closes its account, and keeps it when it logs in again [ACC-36] [API-36]", async () => {
    const { page, say } = shopper;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/closeAccount");
    await page.getByLabel(say("credentials.present.label"), { exact: true }).fill(demoPassword);
    const close = { name: say("people.close.submit"), exact: true };
    await page.getByRole("button", close).tap();
    await page.getByRole("alertdialog").getByRole("button", close).tap();
    await expect(page).toHaveURL("/");

    await page.goto("/login");
    await page.getByLabel(say("accounts.login.account")).fill(mobile);
    await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
    const question = page.getByRole("alertdialog", { name: say("people.keep.title") });
    await question.getByRole("button", { name: say("people.keep.keep"), exact: true }).tap();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto("/companyInfo");
    await expect(page.getByText("04595257")).toBeVisible();
  });
});

async function uidOf({ page }: Shopper): Promise<string> {
  const answer = await page.request.get("/gateway/user/get_user_by_id");
  return ((await answer.json()) as { data: { uid: string } }).data.uid;
}

async function verify(browser: Browser, baseURL: string, uid: string): Promise<void> {
  const desk = await openDesk(browser, baseURL, "service");
  await desk.goto(`/console/identities?kind=company&only=${uid}`);
  const pane = desk.getByRole("region", { name: `認證資料 ${uid}` });
  await pane.getByRole("button", { name: atDesk("consoleIdentities.claim") }).click();
  await pane.getByRole("button", { name: atDesk("consoleIdentities.open") }).click();
  await expect(pane.getByText(company)).toBeVisible();
  await expect(pane.getByRole("img", { name: "登記文件 (1)" })).toBeVisible();
  await pane.getByRole("button", { name: atDesk("consoleIdentities.verify") }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: atDesk("consoleIdentities.verify"), exact: true })
    .click();
  await expect(desk.getByText(atDesk("consoleIdentities.decidedDone"))).toBeVisible();
  await desk.context().close();
}

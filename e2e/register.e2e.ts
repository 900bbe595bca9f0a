import { expect, test } from "@playwright/test";
import { chooseAndAdd, find, openFind, openPhone, settleEverything } from "./support/shopper.ts";
import { readCode } from "./support/outbox.ts";
import { demoPassword } from "./support/desks.ts";

/** A number nobody has yet; each run takes another. */
const newMobile = () => `09${String(Date.now()).slice(-8)}`;

test("registers by mobile with the code, fills a cart and is shown the way to verify before ordering [ACC-17] [CHK-26] [RT-116]", async ({
  browser,
  baseURL,
}) => {
  const shopper = await openPhone(browser, baseURL ?? "", "zh-TW");
  const { page, say } = shopper;
  const mobile = newMobile();

  await page.goto("/setPassword");
  await expect(page.getByText(say("accounts.passwordStep.needsCode"))).toBeVisible();
  await page.getByRole("link", { name: say("accounts.passwordStep.toRegister") }).tap();

  await page.getByRole("textbox", { name: say("accounts.mobile") }).fill(mobile);
  await page.getByRole("button", { name: say("accounts.register.sendCode") }).tap();
  await expect(page.getByText(say("accounts.register.sent"))).toBeVisible();
  await expect(page.getByRole("button", { name: /秒後可重送/ })).toBeDisabled();
  const code = page.getByRole("textbox", { name: say("accounts.captcha") });
  await code.fill("000000");
  await page.getByRole("button", { name: say("accounts.register.next"), exact: true }).tap();
  await expect(page.getByText(say("errors.captcha_wrong"))).toBeVisible();
  await code.fill(await readCode(`+886${mobile.slice(1)}`));
  await page.getByRole("button", { name: say("accounts.register.next"), exact: true }).tap();

  await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByLabel(say("accounts.passwordStep.again")).fill("Sampan_2027");
  await page.getByRole("button", { name: say("accounts.passwordStep.submit") }).tap();
  await expect(page.getByText(say("accounts.passwordStep.differ"))).toBeVisible();
  await page.getByLabel(say("accounts.passwordStep.again")).fill(demoPassword);
  await page.getByRole("button", { name: say("accounts.passwordStep.submit") }).tap();
  await expect(page.getByRole("heading", { name: say("accounts.registered.title") })).toBeVisible();

  await openFind(shopper);
  await find(shopper, "连衣裙");
  await page
    .getByRole("link", { name: /法式碎花/ })
    .first()
    .tap();
  await chooseAndAdd(shopper, 1);
  await settleEverything(shopper);
  await expect(page.getByText(say("settlement.person.real_name_needed"))).toBeVisible();
  await page.getByRole("link", { name: say("settlement.person.verify") }).tap();
  await expect(page).toHaveURL(/\/editRealName/);
});

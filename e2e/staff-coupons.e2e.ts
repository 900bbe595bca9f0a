import type { Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { speak, atDesk } from "./support/speech.ts";

const say = speak("zh-TW");
const name = `開站週年券 ${Date.now()}`;
const reason = "週年感謝，行銷會議決議";

test("marketing cuts a coupon with a share and a ceiling, gives it to a list after trying it, and the customer has it [BO-36] [CPN-08]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  await cutCoupon(desk);
  const row = desk.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("8%，最多 NT$ 150.00");
  await expect(row).toContainText("已發 0 / 100");
  await giveCoupon(desk);
  await expect(row).toContainText("已發 1 / 100");
  await desk.getByText(atDesk("consoleCoupons.view.grants"), { exact: true }).click();
  const grant = desk.getByRole("row").filter({ hasText: name });
  await expect(grant).toContainText(reason);
  await expect(grant).toContainText("NT$ 150.00");
  await desk.context().close();

  await logInByCall(page, "customer@sampan.test");
  await page.goto("/myCoupon");
  const coupon = page.getByRole("listitem").filter({ hasText: name });
  await expect(coupon).toContainText("8%");
  await expect(coupon).toContainText(say("coupons.atMost", { amount: "NT$ 150.00" }));
});

/** A form that was refused keeps what was typed. */
async function cutCoupon(desk: Page): Promise<void> {
  await desk.goto("/console/coupons");
  await desk.getByRole("button", { name: atDesk("consoleCoupons.add") }).click();
  const form = desk.getByRole("dialog", { name: atDesk("consoleCoupons.addTitle") });
  // The original is the language everybody falls back to.
  await form.getByLabel(atDesk("consoleCoupons.name")).first().fill(name);
  await form.getByLabel(atDesk("consoleCoupons.startValue")).fill("1000");
  await form.getByLabel(atDesk("consoleCoupons.discount")).click();
  await desk.getByTitle(atDesk("consoleCoupons.discounts.percent")).click();
  await form.getByLabel(atDesk("consoleCoupons.percent")).fill("8");
  await form.getByLabel(atDesk("consoleCoupons.starts_at")).fill("2026-01-01T00:00");
  await form.getByLabel(atDesk("consoleCoupons.ends_at")).fill("2036-01-01T00:00");
  await form.getByRole("button", { name: atDesk("consoleCoupons.create") }).click();
  await expect(form.getByRole("alert")).toContainText("按比例折抵須填上限");
  await expect(form.getByLabel(atDesk("consoleCoupons.name")).first()).toHaveValue(name);
  await form.getByLabel(atDesk("consoleCoupons.ceiling")).fill("150");
  await form.getByRole("button", { name: atDesk("consoleCoupons.create") }).click();
  await expect(form).toBeHidden();
}

/** Tells before it gives whom it reaches, what it costs, and who on the list gets nothing by it. */
async function giveCoupon(desk: Page): Promise<void> {
  await desk.getByRole("button", { name: atDesk("consoleCoupons.give") }).click();
  const gift = desk.getByRole("dialog", { name: atDesk("consoleCoupons.give") });
  await gift.getByLabel(atDesk("consoleCoupons.view.templates")).click();
  await gift.getByLabel(atDesk("consoleCoupons.view.templates")).fill(name);
  await desk.getByTitle(new RegExp(name)).click();
  await gift.getByLabel(atDesk("consoleWords.file")).setInputFiles({
    name: "list.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("customer@sampan.test\ncustomer@sampan.test\nnobody@sampan.test\n"),
  });
  await gift.getByLabel(atDesk("consoleCoupons.reason")).fill(reason);
  await gift.getByRole("button", { name: atDesk("consoleCoupons.try") }).click();
  const reach = gift.getByRole("status");
  await expect(reach).toContainText("發給 1 人，最多成本 NT$ 150.00");
  await expect(reach).toContainText("1 個查無此人： nobody@sampan.test");
  await expect(reach).toContainText("1 個重複，只發一次： customer@sampan.test");
  await gift.getByRole("button", { name: "發放給 1 人" }).click();
  await expect(gift).toBeHidden();
}

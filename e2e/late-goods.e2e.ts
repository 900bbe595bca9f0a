import { expectAccessible } from "./support/accessible.ts";
import { openDesk } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, placeByCall } from "./support/ordering.ts";
import { openPhone, pay } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

const said = (key: string, values?: Record<string, string | number>) =>
  atDesk(`consolePurchases.${key}`, values);

for (const [language, mail, express] of [
  ["zh-TW", "customer@sampan.test", 2],
  ["th", "thai@sampan.test", 3],
] as const)
  test(`a buyer reads today's price and says why goods are late, and their customer reads it in ${language} [BO-10]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const { page: opened, say } = await openPhone(browser, baseURL, language);
    const page = answering(opened);
    await logInByCall(page, mail);
    const tid = await placeByCall(page.request, await linesToOrder(page.request, 1), express);
    await approveByCall(baseURL, tid);
    await pay({ page, say }, tid);

    const desk = await openDesk(browser, baseURL, "buyer");
    await desk.setViewportSize({ width: 1280, height: 800 });
    await desk.goto("/console/purchases");
    const seller = desk.getByRole("region", { name: new RegExp(`^${tid} `) }).first();
    await seller.getByText(said("today.ask"), { exact: true }).click();
    await expect(seller.getByRole("status")).toContainText("¥");
    await seller.getByText(said("late.open"), { exact: true }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByText(said("late.reasons.restocking")).click();
    await dialog.getByLabel(said("late.days")).fill("5");
    await dialog.getByRole("button", { name: said("late.confirm") }).click();
    await expect(desk.getByText(said("late.done"))).toBeVisible();
    await expect(seller).toContainText(said("late.reasons.restocking"));

    await page.goto(`/orderDetailOwn?tid=${tid}`);
    const late = page.getByRole("region", { name: say("priceChanges.late.title") });
    await expect(late).toContainText(say("priceChanges.late.reasons.restocking"));
    await expect(late).toContainText(/20\d\d-\u2060\d\d-\u2060\d\d/);
    await expectAccessible(page, [page.url()]);
  });

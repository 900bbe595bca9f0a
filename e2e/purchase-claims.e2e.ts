import { openDesk } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, ordersOf, placeByCall } from "./support/ordering.ts";
import { openPhone, pay } from "./support/shopper.ts";
import { atDesk, pattern } from "./support/speech.ts";

const said = (key: string, values?: Record<string, string | number>) =>
  atDesk(`consolePurchases.${key}`, values);

test("a buyer takes goods on, hands them back, and buys those of two orders at one shop in one go, with what they cost [BO-10]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const { page: opened, say } = await openPhone(browser, baseURL, "zh-TW");
  const page = answering(opened);
  await logInByCall(page, "customer@sampan.test");
  const tids: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const tid = await placeByCall(page.request, await linesToOrder(page.request, 1));
    await approveByCall(baseURL, tid);
    await pay({ page, say }, tid);
    tids.push(tid);
  }
  const [first = "", second = ""] = tids;

  const desk = await openDesk(browser, baseURL, "buyer");
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto("/console/purchases?by=shop");
  const seller = desk.getByRole("region", { name: new RegExp(`^${first} `) });
  await seller
    .getByRole("button", { name: pattern(atDesk, "consolePurchases.claim.claimOf", ["shop"]) })
    .click();
  await expect(desk.getByText(said("claim.claimed"), { exact: true })).toBeVisible();
  await desk.getByText(said("whose.mine"), { exact: true }).click();
  await expect(seller).toBeVisible();
  await expect(desk.getByRole("region", { name: new RegExp(`^${second} `) })).toBeHidden();
  await seller
    .getByRole("button", { name: pattern(atDesk, "consolePurchases.claim.handBackOf", ["shop"]) })
    .click();
  await expect(seller).toBeHidden();

  await desk.getByText(said("whose.all"), { exact: true }).click();
  await expect(seller).toBeVisible();
  const shop = desk.locator(".shop-group").filter({ hasText: first });
  await expect(shop).toContainText(second);
  const together = shop.locator("> .panel").last();
  await together.getByLabel(said("purchase.number")).fill("2250777001");
  await together.getByLabel(said("purchase.cost")).fill("300");
  await together.getByRole("button", { name: said("purchase.record") }).click();
  const question = desk.getByRole("dialog");
  await expect(question).toContainText("300.00");
  await question.getByRole("button", { name: said("purchase.confirm") }).click();
  await expect(seller).toBeHidden();

  const bought = (await ordersOf(page)).filter(({ tid }) => tids.includes(tid));
  expect(bought.flatMap(({ items }) => items.map(({ status }) => status))).toEqual([4, 4]);
  await desk.goto("/console/purchases?stage=awaiting_seller");
  await expect(desk.getByRole("region", { name: new RegExp(`^${first} `) })).toContainText(
    said("margin", { cost: "¥", margin: "" }).slice(0, 2),
  );
});

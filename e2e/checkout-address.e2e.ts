import { expect, test } from "./support/journey.ts";
import { checkOut } from "./support/ordering.ts";
import { pattern, speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("the default address stands there, and another can be chosen from the book [CHK-01] [CHK-02] [RT-52]", async ({
  page,
}) => {
  await checkOut(page);
  const card = page.getByRole("button", {
    name: pattern(say, "settlement.changeAddress", ["name"]),
  });
  await expect(card).toContainText(say("addresses.isDefault"));
  await card.tap();
  const book = page.getByRole("dialog", { name: say("settlement.address") });
  await book.getByRole("radio").nth(1).tap();
  await expect(book).toBeHidden();
  await expect(card).not.toContainText(say("addresses.isDefault"));
});

test("whoever has no default address is told so, with the book or with a way to add one, and orders nothing without one [ERR-59] [CHK-02] [CHK-21]", async ({
  page,
}) => {
  await checkOut(page);
  // The addresses are there, none of them the default.
  await page.route("**/query_address_list*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { datalist: { is_default: number }[] };
    for (const address of answer.datalist) address.is_default = 0;
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  const told = page.getByRole("button").filter({ hasText: say("settlement.noDefault") });
  await told.tap();
  const book = page.getByRole("dialog", { name: say("settlement.address") });
  await book.getByRole("radio").first().tap();
  await expect(told).toHaveCount(0);

  await page.unroute("**/query_address_list*");
  await page.route("**/query_address_list*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, datalist: [], total: 0 } });
  });
  await page.reload();
  await expect(page.getByText(say("settlement.noDefaultYet"))).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: say("settlement.submit"), exact: true }).tap();
  await expect(page.getByText(say("errors.address_needed"))).toBeVisible();
  expect(sent.filter((path) => path.endsWith("/create_trade"))).toEqual([]);
  await page.getByRole("link", { name: say("settlement.addAddress") }).tap();
  await expect(page).toHaveURL(/\/addressEdit/);
});

import { AxeBuilder } from "@axe-core/playwright";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { atDesk } from "./support/speech.ts";

const words = (key: string, values?: Record<string, string | number>) =>
  atDesk(`consoleCloses.${key}`, values);

test("finance reads the evening's close: both sides of every currency, what moved, and that nothing disagrees", async ({
  browser,
  baseURL: address,
}) => {
  const desk = await openDesk(browser, address ?? "", "finance");
  await desk
    .getByRole("navigation")
    .getByRole("link", { name: atDesk("console.desks.close") })
    .click();
  const days = desk.getByRole("navigation", { name: words("days") });
  await expect(days.getByRole("link")).toHaveCount(14);
  await expect(days.getByText(words("proved"))).toHaveCount(14);
  const money = desk.getByRole("region", { name: words("currencies.TWD"), exact: true });
  await expect(money).toContainText(words("owed"));
  await expect(money).toContainText(words("kinds.bank"));
  await expect(money).toContainText(words("same"));
  // Beside it what its banks tell, who has to find out about what waits, and nothing that is not explained.
  const name = words("proofs.bank", { currency: words("currencies.TWD") });
  const banks = desk.getByRole("region", { name });
  await expect(banks).toContainText(atDesk("consoleStatements.formats.ctbc"));
  await expect(banks).toContainText(words("rests.arrivals"));
  await expect(banks).not.toContainText(words("verdicts.off"));

  const moved = desk.getByRole("region", { name: words("movements") });
  await expect(moved.getByRole("row", { name: new RegExp(words("kinds.sales")) })).toBeVisible();
  await moved.getByText(words("currencies.PTS"), { exact: true }).click();
  await expect(moved.getByRole("row", { name: new RegExp(words("kinds.loyalty")) })).toBeVisible();

  const seal = desk.getByRole("region", { name: words("seal"), exact: true });
  await expect(seal.locator("code")).toHaveText(/^[0-9a-f]{64}$/);
  await expect(seal).toContainText(words("sealNote"));

  await days.getByRole("link").nth(5).click();
  await expect(desk).toHaveURL(/\/console\/close\?day=20\d\d-\d\d-\d\d$/);
  await expect(days.getByRole("link").nth(5)).toHaveAttribute("aria-current", "page");
  await desk.goBack();
  await expect(days.getByRole("link").first()).toHaveAttribute("aria-current", "page");
  await expect(desk.getByRole("region", { name: words("differences") })).toContainText(
    words("emptyOpen"),
  );
  expect((await new AxeBuilder({ page: desk }).analyze()).violations).toEqual([]);
});

test("whoever administers reads the close and acts on nothing in it; a day nobody closed says so [BO-02]", async ({
  browser,
  baseURL: address,
}) => {
  const desk = await openDesk(browser, address ?? "", "admin");
  await desk.goto("/console/close?day=2020-01-01");
  await expect(desk.getByRole("alert")).toContainText(atDesk("errors.close_unknown"));
  // Taiwan's day is over an hour before Thailand's: for that hour the first day stands without Thai books.
  await desk
    .getByRole("navigation", { name: words("days") })
    .getByRole("link")
    .nth(1)
    .click();
  await expect(
    desk.getByRole("region", { name: words("currencies.THB"), exact: true }),
  ).toContainText(words("same"));
});

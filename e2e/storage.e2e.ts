import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { openPhone, type Shopper } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

test("whose storage ends soon sees the days left and buys more; what was left lying is given up by two people and leaves the list", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const shopper = await openPhone(browser, baseURL, "zh-TW");
  await logInByCall(shopper.page, "business@sampan.test");
  await extendOne(shopper);
  const tid = await giveUpAtDesks(browser, baseURL);
  const { page, say } = shopper;
  await page.goto("/orderListAgent");
  await settled(page);
  await expect(page.getByRole("link", { name: tid })).toHaveCount(0);
  const places = page.getByRole("group", { name: say("parcels.where") });
  await places.getByRole("button", { name: say("parcels.filters.abandoned") }).tap();
  await page.getByRole("link", { name: tid }).tap();
  await expect(page.getByText(say("status.transport.abandoned")).first()).toBeVisible();
});

/** The one that ends soon, from the list to its page, with the arithmetic before it is agreed to. */
async function extendOne({ page, say }: Shopper): Promise<void> {
  await page.goto("/orderListAgent");
  await settled(page);
  // Where little is free: the list is longer than its first page.
  const warehouses = page.getByRole("group", { name: say("parcels.warehouse") });
  await warehouses.getByRole("button").last().tap();
  await settled(page);
  const soon = page.getByRole("listitem").filter({ hasText: /還能放 \d 天/ });
  await soon.getByRole("link").first().tap();
  const card = page.getByRole("region", { name: say("storage.title") });
  await expect(card).toContainText(/還能放 \d 天/);
  await looksSound(page);
  await card.getByRole("button", { name: /^延長 30 天/ }).tap();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(/30 天 × \d+ 款 × NT\$/);
  await dialog.getByRole("button", { name: say("storage.extend.confirm") }).tap();
  await expect(card).toContainText(/還能放 3\d 天/);
  await expect(card.getByText(/另延長 30 天/)).toBeVisible();
}

/** One proposes with a reason, and cannot do it; another does. Answers the parcel. */
async function giveUpAtDesks(browser: Browser, baseURL: string): Promise<string> {
  const words = (key: string) => atDesk(`consoleStorage.${key}`);
  const first = await openDesk(browser, baseURL, "warehouse");
  await first.goto("/console/storage?tab=due");
  const pane = (desk: Page) => desk.getByRole("region", { name: /^包裹 SP/ });
  const title = pane(first).getByRole("heading", { level: 2 });
  await expect(title).toBeVisible();
  const tid = (await title.textContent()) ?? "";
  await looksSound(first);
  await pane(first)
    .getByRole("button", { name: words("askAbandon") })
    .click();
  const asking = first.getByRole("dialog");
  await asking.getByLabel(words("askAbandonReason")).fill("三次通知都沒有回覆");
  await asking.getByRole("button", { name: words("askAbandon") }).click();
  await first.goto(`/console/storage?tab=asked&tid=${tid}`);
  await expect(pane(first).getByText(words("needsOther"))).toBeVisible();
  await first.context().close();

  const second = await openDesk(browser, baseURL, "warehouse2");
  await second.goto(`/console/storage?tab=asked&tid=${tid}`);
  await pane(second)
    .getByRole("button", { name: words("abandon") })
    .click();
  await second
    .getByRole("dialog")
    .getByRole("button", { name: words("abandon") })
    .click();
  await expect(second.getByText(words("empty.asked"))).toBeVisible();
  await second.context().close();
  return tid;
}

async function looksSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { installing } from "@sampan/locales/zh-TW/shop/installing";
import { fillCart, skusOf } from "./support/carts.ts";
import { answering, expect, openReady, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
test.use({ serviceWorkers: "allow" });

/** A cart with one line. */
const putOneInto = async ({ request }: Page): Promise<void> =>
  fillCart(request, (await skusOf(request, "650313400081")).slice(0, 1));

/** What is said over a page that is read without a network. */
const age = (page: Page) => page.getByRole("status").filter({ hasText: say("offline.title") });

/** Whether this page opens without a network by now. */
const isKept = (page: Page) =>
  page.waitForFunction(async () => {
    const cache = await caches.open("sampan-person");
    const kept = await cache.match(location.href, { ignoreVary: true });
    return kept !== undefined && navigator.serviceWorker.controller !== null;
  });

/** Looks at a page once and once more, as whoever comes back does: the second time the worker sees all of it. */
async function lookAt(page: Page, address: string): Promise<void> {
  await openReady(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await openReady(page, address);
  await isKept(page);
}

test("cart, orders and parcels are read without a network, and are the server's again with one", async ({
  page,
  context,
}) => {
  await registerNewcomer(page.request, "TW");
  await putOneInto(page);
  for (const address of ["/orderListOwn", "/orderListAgent", "/cart"]) await lookAt(page, address);
  const line = page.getByRole("checkbox", { name: /^選取.+，/ }).first();
  await expect(line).toBeVisible();
  await expect(age(page)).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(line).toBeVisible();
  await expect(age(page)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.goto("/orderListOwn");
  await expect(page.getByRole("heading", { name: say("orders.title"), level: 1 })).toBeVisible();
  await expect(age(page)).toBeVisible();

  // What is not kept is said to be, with what can be read.
  await page.goto("/getCash");
  await expect(page.getByRole("heading", { name: say("offline.title") })).toBeVisible();
  await page.getByRole("link", { name: installing.cart }).tap();
  await expect(line).toBeVisible();

  await context.setOffline(false);
  await expect(age(page)).toHaveCount(0);
  await expect(line).toBeVisible();
});

test("whoever is next on the device finds nothing of who had it before, without a network either", async ({
  page,
  context,
}) => {
  await registerNewcomer(page.request, "TW");
  await putOneInto(page);
  await lookAt(page, "/cart");
  await openReady(page, "/setting");
  await page.getByRole("button", { name: say("mine.setting.logOut") }).tap();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: say("mine.setting.logOut") }).tap();
  // Whoever looks whether something is kept makes an empty cache of that name again.
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open("sampan-person")).keys()).length),
    )
    .toBe(0);

  await context.setOffline(true);
  const next = answering(await context.newPage());
  await next.goto("/cart");
  await expect(next.getByRole("heading", { name: say("offline.title") })).toBeVisible();
  await expect(next.getByText(say("offline.nothing"))).toBeVisible();
});

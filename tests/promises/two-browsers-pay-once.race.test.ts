import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { payConfirm } from "@sampan/contract/money/payments";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser.ts";
import { openAppBesideServers } from "../support/app-beside-servers.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { saveHome } from "../support/test-orders.ts";
import { fund, openJourney, type TestCustomer } from "../support/test-journey.ts";
import { insertSession } from "../support/test-people.ts";
import { valueOf } from "../support/value-of.ts";
import { buildPages } from "../../tools/build-pages.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

const wait_ms = 60_000;

await buildPages();
const world = await openAppBesideServers({
  STOREFRONT_DIR: join(import.meta.dirname, "../../apps/storefront/dist"),
});
const { db, clock, customer, needs, urls } = world;
const journey = await openJourney(world);

/** Two machines of one customer: a browser of its own each, and each before another process. */
let browsers: Browser[] = [];
beforeAll(async () => {
  browsers = await Promise.all(urls.map(() => launchBrowser()));
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

/** A page of each browser, logged in as the customer. */
const pagesOf = (ming: TestCustomer): Promise<Page[]> =>
  Promise.all(
    browsers.map(async (browser, at) => {
      const url = urls[at] ?? "";
      const context = await browser.newContext({ locale: "en" });
      const value = await insertSession(db, clock.now(), ming.id);
      await context.addCookies([
        { name: "session_id", value, url, httpOnly: true, sameSite: "Lax" },
        { name: "lang", value: "en", url },
      ]);
      const page = await context.newPage();
      page.setDefaultTimeout(wait_ms);
      return page;
    }),
  );

/** Lets requests to pay go on only once one of every page is there. */
async function meetAtTheTill(pages: readonly Page[]): Promise<() => number> {
  let arrived = 0;
  let open = () => {};
  const everybody = new Promise<void>((resolve) => (open = resolve));
  for (const page of pages)
    await page.route(`**${payConfirm.path}`, async (route) => {
      arrived += 1;
      if (arrived === pages.length) open();
      await everybody;
      await route.continue();
    });
  return () => arrived;
}

const debitsOf = async (tid: string) =>
  (
    await db
      .selectFrom("transfers")
      .select("id")
      .where("tid", "=", tid)
      .where("kind", "=", "payment_order")
      .execute()
  ).length;
const cashOf = async (ming: TestCustomer) =>
  valueOf(await ming.call(getAccountBalance, {})).data.balance;
const pay = (page: Page) => page.getByRole("button", { name: /^Pay / });

/** An order that its customer has before them in both browsers, and pays in both at once. Answers where they end. */
async function payTogether(pages: readonly Page[], tid: string) {
  const arrived = await meetAtTheTill(pages);
  await Promise.all(
    pages.map((page, at) => page.goto(`${urls[at]}/payment/${tid}`, { waitUntil: "networkidle" })),
  );
  await Promise.all(pages.map((page) => pay(page).click()));
  await Promise.all(pages.map((page) => page.waitForURL(/\/pay(Success|Failure)/)));
  expect(arrived()).toBe(pages.length);
  for (const page of pages) await page.unroute(`**${payConfirm.path}`);
  const places = pages.map((page) => new URL(page.url()).pathname).toSorted();
  const nothingDue = (page: Page) => page.getByText("There is nothing to pay here");
  // The address changes before the page stands.
  for (const page of pages)
    if (page.url().includes("/payFailure")) await nothingDue(page).first().waitFor();
  const told = await Promise.all(pages.map((page) => nothingDue(page).count()));
  return { places, refusals: told.reduce((all, one) => all + one, 0) };
}

test(
  "a customer who presses Pay in two browsers at the same moment pays once, and the other browser says that nothing is due [PAY-15] [PAY-12]",
  { timeout: 3_600_000 },
  async () => {
    const rounds = sizeOf({ quick: 2, full: 200 });
    const ming = await customer();
    await fund(db, ming, { amount: 1_000_000_000, now: clock.now() });
    const pages = await pagesOf(ming);
    const address_id = await saveHome(ming);
    let debits = 0;
    for (let round = 0; round < rounds; round += 1) {
      const tid = await journey.approved(ming, { order: { address_id } });
      const before = await cashOf(ming);
      const { places, refusals } = await payTogether(pages, tid);
      expect(places).toEqual(["/payFailure", "/paySuccess"]);
      expect(refusals).toBe(1);
      debits += await debitsOf(tid);
      expect(before - (await cashOf(ming))).toBe((await journey.orderOf(tid)).pay_real);
      expect((await journey.orderOf(tid)).status).toBe(1);
    }
    tellPromise({
      promise: 6,
      name: "two browsers that press Pay together pay once",
      target: "1 debit each round, the other browser says that nothing is due",
      figure: `${debits} debits in ${rounds} rounds of ${pages.length} browsers at ${urls.length} processes`,
    });
    expect(debits).toBe(rounds);
    expect(await checkLedger(db)).toEqual([]);
  },
);

test("two orders that are paid in two browsers at the same moment are two debits, and the count notices", async () => {
  const ming = await customer();
  await fund(db, ming, { amount: 1_000_000_000, now: clock.now() });
  const pages = await pagesOf(ming);
  const tids = [await journey.approved(ming), await journey.approved(ming)];
  await meetAtTheTill(pages);
  await Promise.all(
    pages.map(async (page, at) => {
      await page.goto(`${urls[at]}/payment/${tids[at]}`, { waitUntil: "networkidle" });
      await pay(page).click();
      await page.waitForURL(/\/paySuccess/);
    }),
  );
  const debits = await Promise.all(tids.map(debitsOf));
  expect(debits).toEqual([1, 1]);
});

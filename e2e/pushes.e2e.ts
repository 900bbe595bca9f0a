import { createHash } from "node:crypto";
import { expect, request, type BrowserContext, type Page } from "@playwright/test";
import { newBrowser, pushesTo, type PushBrowser } from "../tests/support/push-browser.ts";
import { expectAccessible } from "./support/accessible.ts";
import { demoPassword } from "./support/desks.ts";
import { openReady, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { ownAddress } from "./support/own-address.ts";
import { ownSandbox } from "./support/product-of-worker.ts";
import { givePushService } from "./support/push-service.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

test.use({ serviceWorkers: "allow", locale: "zh-TW", timezoneId: "Asia/Taipei" });
const say = speak("zh-TW");

const sheetOf = (page: Page) => page.getByRole("dialog", { name: say("pushes.title") });
async function openSheet(page: Page): Promise<void> {
  await openReady(page, "/setting");
  await page.getByRole("button", { name: say("pushes.title") }).tap();
  await expect(sheetOf(page).getByText(say("pushes.quiet.title"), { exact: true })).toBeVisible();
}

/** What only a push service can do: hands this text to the worker of the page. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const way = await context.newCDPSession(page);
  const known = new Promise<string>((found) => {
    way.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await way.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await way.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await known, data });
}

/**
 * Notes in the page's worker what it asks the browser to show; a browser without a screen has no place for notices and
 * refuses every one of them.
 */
async function noteWhatIsShown(context: BrowserContext): Promise<() => Promise<unknown>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("the page has no worker");
  await worker.evaluate(() => {
    const noted: unknown[] = [];
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    Object.assign(globalThis, { noted });
    registration.showNotification = (title, { body, data } = {}) => {
      noted.push({ title, body, data: data as unknown });
      return Promise.resolve();
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { noted: unknown }).noted);
}

test("a phone is told of a new log-in, by topic, and says little on its screen [BO-53]", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"]);
  const subscribed = await givePushService(page, "default");
  const mobile = await registerNewcomer(page.request, "TW");
  await openSheet(page);
  const sheet = sheetOf(page);
  const here = sheet.getByRole("checkbox", { name: say("pushes.here") });
  await expect(here).not.toBeChecked();
  await here.tap();
  await settled(page);
  await expect(here).toBeChecked();

  // At no hour of the day is this journey quiet.
  for (const end of ["from", "to"] as const)
    await sheet.getByLabel(say(`pushes.quiet.${end}`)).selectOption("3");
  await expect(sheet.getByText(say("pushes.quiet.none"))).toBeVisible();
  const money = sheet.getByRole("checkbox", { name: say("pushes.topics.money") });
  await money.tap();
  await settled(page);
  await expect(money).not.toBeChecked();

  await logInElsewhere(baseURL ?? "", mobile);

  const { name } = subscribed();
  await expect.poll(() => pushesTo(ownSandbox(), name), { timeout: 20_000 }).toHaveLength(1);
  const [told] = await pushesTo(ownSandbox(), name);
  expect(told).toMatchObject({ link: "/devices", lang: "zh-TW" });

  const shown = await noteWhatIsShown(context);
  await deliver(context, page, JSON.stringify(told));
  await expect.poll(shown).toEqual([{ title: told?.title, body: told?.body, data: "/devices" }]);

  await page.reload();
  await openSheet(page);
  await expect(here).toBeChecked();
  await expect(money).not.toBeChecked();
  await here.tap();
  await settled(page);
  await expect(here).not.toBeChecked();
  await expectAccessible(page, ["/setting"]);
});

/**
 * As a push service makes it happen that gives the browser another address and tells the page's worker which; answers the
 * browser once the worker is done with it.
 */
async function readdress(context: BrowserContext, key: string): Promise<PushBrowser> {
  const renewed = await newBrowser(ownSandbox(), key);
  const { endpoint, ...keys } = renewed.keys;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("the page has no worker");
  await worker.evaluate(
    (told) =>
      new Promise<unknown>((done) => {
        const change = {
          newSubscription: { toJSON: () => told },
          waitUntil: (work: Promise<unknown>) => void work.then(done),
        };
        self.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), change));
      }),
    { endpoint, keys },
  );
  return renewed;
}

const keyOfShop = async (page: Page): Promise<string> => {
  const answer = await page.request.get("/gateway/push/query_wishes");
  return ((await answer.json()) as { data: { public_key: string } }).data.public_key;
};

/** A log-in on another device is what nobody must miss. */
async function logInElsewhere(baseURL: string, account: string): Promise<void> {
  const elsewhere = await request.newContext({
    baseURL,
    extraHTTPHeaders: { ...ownAddress(), "x-sampan-client": "web" },
  });
  const password = createHash("sha256").update(demoPassword).digest("hex");
  const entered = await elsewhere.post("/gateway/user/login", { form: { account, password } });
  expect(await entered.json()).toMatchObject({ success: true });
  await elsewhere.dispose();
}

test("a phone whose push service gives it another address tells the shop itself, and is told there alone [BO-53]", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"]);
  const subscribed = await givePushService(page, "default");
  const mobile = await registerNewcomer(page.request, "TW");
  await openSheet(page);
  const sheet = sheetOf(page);
  const here = sheet.getByRole("checkbox", { name: say("pushes.here") });
  await here.tap();
  await settled(page);
  await expect(here).toBeChecked();
  for (const end of ["from", "to"] as const)
    await sheet.getByLabel(say(`pushes.quiet.${end}`)).selectOption("3");
  await expect(sheet.getByText(say("pushes.quiet.none"))).toBeVisible();

  const renewed = await readdress(context, await keyOfShop(page));
  await logInElsewhere(baseURL ?? "", mobile);
  await expect
    .poll(() => pushesTo(ownSandbox(), renewed.name), { timeout: 20_000 })
    .toHaveLength(1);
  expect(await pushesTo(ownSandbox(), subscribed().name)).toEqual([]);
});

test("what the browser was refused is said where it would be switched on [BO-53]", async ({
  page,
}) => {
  await givePushService(page, "denied");
  await registerNewcomer(page.request, "TW");
  await openSheet(page);
  await expect(sheetOf(page).getByText(say("pushes.denied"))).toBeVisible();
  await expect(sheetOf(page).getByRole("checkbox", { name: say("pushes.here") })).toHaveCount(0);
});

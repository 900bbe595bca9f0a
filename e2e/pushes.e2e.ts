import { createHash } from "node:crypto";
import { expect, request, type BrowserContext, type Page } from "@playwright/test";
import { newBrowser, pushesTo, type PushBrowser } from "../tests/support/push-browser.ts";
import { expectAccessible } from "./support/accessible.ts";
import { demoPassword } from "./support/desks.ts";
import { openReady, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { ownAddress } from "./support/own-address.ts";
import { ownSandbox } from "./support/product-of-worker.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

test.use({ serviceWorkers: "allow", locale: "zh-TW", timezoneId: "Asia/Taipei" });
const say = speak("zh-TW");

/**
 * No browser of a test has a push service behind it: it is given one of the sandbox's, by the browser's own calls, and says
 * what its owner would answer. Everything else of it is as it is.
 */
async function givePushService(
  page: Page,
  permission: NotificationPermission,
): Promise<() => PushBrowser> {
  let made: PushBrowser | undefined;
  await page.exposeFunction("sandboxSubscribes", async (key: string) => {
    made = await newBrowser(ownSandbox(), key);
    return made.keys;
  });
  await page.addInitScript((answered) => {
    const told = () => (sessionStorage.getItem("told") ?? answered) as NotificationPermission;
    let held: PushSubscription | null = null;
    const world = window as unknown as {
      sandboxSubscribes: (key: string) => Promise<{ endpoint: string }>;
    };
    Object.defineProperty(Notification, "permission", { get: told });
    Notification.requestPermission = async () => {
      sessionStorage.setItem("told", "granted");
      return "granted";
    };
    PushManager.prototype.getSubscription = async () => held;
    PushManager.prototype.subscribe = async (wish) => {
      const key = String(wish?.applicationServerKey);
      const { endpoint, ...keys } = await world.sandboxSubscribes(key);
      const unsubscribe = async (): Promise<boolean> => {
        held = null;
        return true;
      };
      const made: unknown = {
        endpoint,
        options: { applicationServerKey: null },
        unsubscribe,
        toJSON: () => ({ endpoint, keys }),
      };
      held = made as PushSubscription;
      return held;
    };
  }, permission);
  return () => {
    if (!made) throw new Error("no browser was subscribed");
    return made;
  };
}

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

  // A log-in on another device is what nobody must miss.
  const elsewhere = await request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { ...ownAddress(), "x-sampan-client": "web" },
  });
  const password = createHash("sha256").update(demoPassword).digest("hex");
  const entered = await elsewhere.post("/gateway/user/login", {
    form: { account: mobile, password },
  });
  expect(await entered.json()).toMatchObject({ success: true });
  await elsewhere.dispose();

  const { name } = subscribed();
  await expect.poll(() => pushesTo(ownSandbox(), name), { timeout: 20_000 }).toHaveLength(1);
  const [told] = await pushesTo(ownSandbox(), name);
  expect(told).toMatchObject({ link: "/devices", lang: "zh-TW" });

  await deliver(context, page, JSON.stringify(told));
  const shown = () =>
    page.evaluate(async () => {
      const list = await (await navigator.serviceWorker.ready).getNotifications();
      return list.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
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

test("the offer comes with an order that was placed, once, and never at the start [BO-53]", async ({
  page,
}) => {
  const subscribed = await givePushService(page, "default");
  await registerNewcomer(page.request, "TW");
  await openReady(page, "/");
  const offer = page.getByRole("region", { name: say("pushes.offer.title") });
  await expect(offer).toHaveCount(0);
  await openReady(page, "/orderSuccess?tid=SP260101abcdef");
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: say("pushes.offer.take") }).tap();
  await expect(page.getByText(say("pushes.offer.taken"))).toBeVisible();
  expect(subscribed().keys.endpoint).toContain("https://");
  await openReady(page, "/orderSuccess?tid=SP260101abcdef");
  await expect(offer).toHaveCount(0);
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

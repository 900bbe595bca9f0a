import type { Page } from "@playwright/test";
import { newBrowser, type PushBrowser } from "../../tests/support/push-browser.ts";
import { ownSandbox } from "./product-of-worker.ts";

/**
 * No browser of a test has a push service behind it: it is given one of the sandbox's, by the browser's own calls, and says
 * what its owner would answer. Everything else of it is as it is.
 */
export async function givePushService(
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

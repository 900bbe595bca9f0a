/** Whether this browser can be told, and what its owner answered it. */
export type BrowserSays = "cannot" | NotificationPermission;

/** iPhones know it once the shop stands beside their apps. */
export const browserSays = (): BrowserSays =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window
    ? Notification.permission
    : "cannot";

/** A worker that is switched off never stands ready. */
const wait_ms = 10_000;

const ready = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register("/worker.js");
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error("the worker does not stand ready")), wait_ms);
    }),
  ]);
};

export interface SubscribedHere {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Asks whoever holds the phone, and then its push service, for an address to be told at; undefined where they do not want
 * it. Goes with a tap, since browsers ask for nothing else. Throws where the service gives none.
 */
export async function subscribeHere(publicKey: string): Promise<SubscribedHere | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await ready();
  const known = await pushManager.getSubscription();
  const isGood = known !== null && isFor(known, publicKey);
  if (known && !isGood) await known.unsubscribe();
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = isGood ? known : await pushManager.subscribe(wish);
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** A key that the shop has replaced is no more use. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...key));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === publicKey;
}

/** Gives the address back. */
export async function endHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

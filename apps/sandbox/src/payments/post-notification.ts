import { setTimeout as pause } from "node:timers/promises";
import type { World } from "../world.ts";

/** One message of a provider to a shop, ready to be posted. */
export type Notification = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const TIMEOUT_MS = 5000;
const LATE_MS = 8000;
/** Providers try again when the shop does not say that it understood; the last wait is long. */
const RETRIES_MS = [3000, 10_000, 30_000] as const;

/**
 * Tells a shop about a payment in the way that is switched on: once, not at all, late, twice, or
 * with a broken signature. Resolves after the first try; further tries go on by themselves.
 */
export async function postNotification(
  world: World,
  notification: (isForged: boolean) => Notification,
  isUnderstood: (answer: string) => boolean,
): Promise<void> {
  const mode = world.payments.notificationMode;
  if (mode === "lost") return;
  const send = () => post(notification(mode === "wrong-signature"), isUnderstood);
  if (mode === "late") {
    void pause(LATE_MS, undefined, { ref: false }).then(send);
    return;
  }
  const isDone = await send();
  if (mode === "twice") await send();
  if (!isDone && mode === "normal") void tryAgain(send);
}

async function tryAgain(send: () => Promise<boolean>): Promise<void> {
  for (const wait_ms of RETRIES_MS) {
    await pause(wait_ms, undefined, { ref: false });
    if (await send()) return;
  }
}

async function post(
  notification: Notification,
  isUnderstood: (answer: string) => boolean,
): Promise<boolean> {
  if (notification.url === "") return true;
  try {
    const answer = await fetch(notification.url, {
      method: "POST",
      headers: notification.headers,
      body: notification.body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok && isUnderstood(await answer.text());
  } catch {
    // The shop is not there at the moment: exactly what the further tries are for.
    return false;
  }
}

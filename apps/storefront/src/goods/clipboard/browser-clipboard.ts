import { readClipboard } from "../search/read-clipboard.ts";
import type { Clipboard } from "./watch-clipboard.ts";

/** Whether this browser lets pages read what was copied; "never" where it asks each time, and so cannot be watched. */
export type Reading = PermissionState | "never";

/** Asks the browser, and nobody else: no question appears. Told again whenever the person decides otherwise. */
export async function followReading(
  tell: (reading: Reading) => void,
  signal: AbortSignal,
): Promise<void> {
  const permission = await askPermission();
  if (signal.aborted) return;
  tell(permission?.state ?? "never");
  permission?.addEventListener("change", () => tell(permission.state), { signal });
}

async function askPermission(): Promise<PermissionStatus | undefined> {
  const { permissions } = navigator as Partial<Navigator>;
  try {
    return await permissions?.query({ name: "clipboard-read" as PermissionName });
  } catch {
    // Browsers that ask at each reading do not know the name.
    return undefined;
  }
}

/** The browser's own, once it may be read. It gives nothing to a page that has not the focus. */
export const browserClipboard: Clipboard = {
  read: async () => (document.hasFocus() ? readClipboard() : undefined),
  clear: async (text) => {
    const isStillThere = document.hasFocus() && (await readClipboard()) === text;
    // Some browsers let a page write only when it is touched; then it stays.
    if (isStillThere) await navigator.clipboard.writeText("").catch(() => undefined);
  },
};

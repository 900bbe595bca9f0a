import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "./find-browser.ts";

/** To a browser that is launched with this, every host below `.test` is this machine. */
export const testHostsAreHere = "--host-resolver-rules=MAP *.test 127.0.0.1";

/** A browser of a test's own, launched with further arguments. */
export function launchBrowser(...added: readonly string[]): Promise<Browser> {
  const { executablePath, args, env } = findBrowser();
  return chromium.launch({
    executablePath,
    args: [...args, ...added],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

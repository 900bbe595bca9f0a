import { defineConfig } from "@playwright/test";
import { ownUrl, sideBySide } from "./e2e/support/product-of-worker.ts";
import { findBrowser } from "./tests/support/find-browser.ts";

const browser = findBrowser();
const baseURL = ownUrl();

/** Journeys run file by file, each worker against a product of its own; each makes the people it needs. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: ".results/browser",
  // One picture for every machine: what is drawn does not depend on it (decision 64). Nobody's run writes a missing one.
  snapshotPathTemplate: "e2e/screens/{arg}{ext}",
  updateSnapshots: "none",
  workers: sideBySide,
  timeout: 240_000,
  // What passes at the second walk only is named in the run's report, and at most three of them are borne (decision 85).
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...(baseURL ? { baseURL } : {}),
    actionTimeout: 15_000,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "zh-TW",
    timezoneId: "Asia/Taipei",
    // What a worker asks for passes by journeys that hold or change answers on their way; those about it allow it.
    serviceWorkers: "block",
    // Of every page a picture of each frame, and the page after each act: a second walk only is worth it (decision 85).
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
});

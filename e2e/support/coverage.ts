import { expect, type Page } from "@playwright/test";
import { settled } from "./settled.ts";
import type { Say } from "./speech.ts";

/** Reads what insurance covers from where one is being chosen, and comes back by the arrow of the page. */
export async function readCoverage(page: Page, say: Say): Promise<void> {
  const from = page.url();
  await page.getByRole("link", { name: say("claims.form.coverage") }).tap();
  const title = page.getByRole("heading", { name: say("claims.coverage.title"), level: 1 });
  await expect(title).toBeVisible();
  await page.getByRole("button", { name: say("common.back") }).tap();
  await expect(page).toHaveURL(from);
  await settled(page);
}

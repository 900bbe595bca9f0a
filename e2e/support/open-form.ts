import type { Page } from "@playwright/test";

/** Opens a page that the server rendered and waits until its scripts answer to touches. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const form = document.querySelector("main form");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__react"));
  });
}

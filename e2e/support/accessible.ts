import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { settled } from "./settled.ts";

/** Holds each page against every accessibility rule, and then against the narrowest phone. */
export async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expectSound(page, address);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  }
}

/** Holds a page as it stands, with what was typed, against every accessibility rule. */
export async function expectSound(page: Page, told?: string): Promise<void> {
  await settled(page);
  expect((await new AxeBuilder({ page }).analyze()).violations, told).toEqual([]);
}

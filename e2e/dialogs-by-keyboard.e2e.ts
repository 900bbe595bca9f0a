import { expect, type Locator, type Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { test } from "./support/journey.ts";
import { settled, watchAsking } from "./support/settled.ts";
import { atDesk } from "./support/speech.ts";

interface Opened {
  readonly opener: Locator;
  /** What is written into its first field. */
  readonly typed: string;
}

/** Opens a dialog, types, has the desk read its lists again meanwhile, and goes, without a mouse. */
async function walk(desk: Page, { opener, typed }: Opened): Promise<void> {
  await opener.focus();
  await desk.keyboard.press("Enter");
  const dialog = desk.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const field = dialog.locator("input, textarea").and(desk.locator(":focus"));
  await expect(field).toBeVisible();
  const [begun, rest] = [typed.slice(0, 1), typed.slice(1)];
  await desk.keyboard.press("ControlOrMeta+a");
  await desk.keyboard.type(begun);
  // Whoever comes back to a window has its lists read anew.
  await desk.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await settled(desk);
  await desk.keyboard.type(rest);
  await expect(field).toHaveValue(typed);
  // On through what it asks, and back again.
  for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab"]) await desk.keyboard.press(key);
  await expect(field).toHaveValue(typed);
  await desk.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test("dialogs of the desks begin in their field, keep it while lists are read, and lead back to what opened them", async ({
  browser,
  baseURL,
}) => {
  const logistics = await openDesk(browser, baseURL ?? "", "logistics");
  watchAsking(logistics);
  await logistics.goto("/console/voyages");
  await settled(logistics);
  const create = logistics.getByRole("button", { name: atDesk("consoleVoyages.create") });
  await walk(logistics, { opener: create, typed: "TW-2612" });
  await logistics.context().close();
});

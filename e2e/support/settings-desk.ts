import { expect, type Locator, type Page } from "@playwright/test";
import { atDesk } from "./speech.ts";

/** Opens the form that changes a setting, from `where` its row stands; the setting by its name at the desk. */
export async function openChange(desk: Page, setting: string, where: Page | Locator = desk) {
  const change = atDesk("consoleSettings.change", { setting });
  await where.getByRole("button", { name: change }).click();
  return desk.getByRole("dialog", { name: atDesk("consoleSettings.title", { setting }) });
}

/** Opens what a setting was and will be, from `where` its row stands. */
export async function openHistory(desk: Page, setting: string, where: Page | Locator = desk) {
  const open = atDesk("consoleSettings.openHistory", { setting });
  await where.getByRole("button", { name: open }).click();
  return desk.getByRole("dialog", { name: atDesk("consoleSettings.history", { setting }) });
}

/** Sets a setting back, in its history. */
export async function setBack(desk: Page, history: Locator): Promise<void> {
  const goBack = atDesk("consoleSettings.goBackToDefault");
  await history.getByRole("button", { name: goBack }).click();
  await desk.getByRole("dialog").last().getByRole("button", { name: goBack }).click();
  await expect(history.getByText(atDesk("consoleSettings.state.in_force"))).toBeVisible();
}

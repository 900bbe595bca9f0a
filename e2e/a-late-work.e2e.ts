import { expect, type Page } from "@playwright/test";
import { openDesk, rowsOf } from "./support/desks.ts";
import { test } from "./support/journey.ts";
import { openChange, openHistory, setBack } from "./support/settings-desk.ts";
import { atDesk } from "./support/speech.ts";

/**
 * What is late in the demo as it was seeded: the name of this file puts it among the first, before anybody packs, decides or
 * ships anything.
 */

const overdue = (desk: Page, queue: string) =>
  desk
    .getByRole("listitem")
    .filter({ has: desk.getByRole("link", { name: toDesk(queue), exact: true }) });
const nameOf = (queue: string) => atDesk(`consoleDashboard.queue.${queue}`);
const toDesk = (queue: string) => atDesk("consoleDashboard.toDesk", { queue: nameOf(queue) });

test("what is late is counted at the entrance, and one tap lists as much of it at its desk", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "warehouse");
  for (const queue of ["packings", "storage", "claims"]) {
    await desk.goto("/console/");
    const row = overdue(desk, queue);
    await expect(row).toBeVisible();
    const [count = 0] = (await row.innerText()).match(/\d+/)?.map(Number) ?? [];
    expect(count).toBeGreaterThan(0);
    await row.getByRole("link", { name: toDesk(queue), exact: true }).click();
    await expect(desk).toHaveURL(/[?&](late|tab)=/);
    await expect(rowsOf(desk)).toHaveCount(count);
    await desk.goBack();
    await expect(row).toBeVisible();
  }
});

test("what is to be packed is late by the hours that are set, and shown by itself", async ({
  browser,
  baseURL,
}) => {
  const list = (key: string, values = {}) => atDesk(`consolePacking.list.${key}`, values);
  const desk = await openDesk(browser, baseURL ?? "", "warehouse");
  await desk.goto("/console/packing");
  const lateOnly = desk.getByRole("checkbox", { name: list("lateOnly") });
  await expect(rowsOf(desk)).toHaveCount(1);
  await expect(rowsOf(desk).getByText(list("late"), { exact: true })).toBeVisible();
  await expect(lateOnly).not.toBeChecked();
  await lateOnly.click();
  await expect(lateOnly).toBeChecked();
  await expect(desk).toHaveURL(/late=/);
  await expect(rowsOf(desk)).toHaveCount(1);

  const admin = await openDesk(browser, baseURL ?? "", "admin");
  await admin.goto("/console/configuration");
  const setting = atDesk("consoleSettings.names.packing_hours");
  await admin.getByLabel(atDesk("consoleSettings.search")).fill(setting);
  const form = await openChange(admin, setting);
  await form.getByRole("spinbutton").fill("336");
  await form.getByRole("button", { name: "儲存" }).click();
  await expect(form).toBeHidden();
  await desk.reload();
  await expect(lateOnly).toBeChecked();
  await expect(desk.getByText(list("noneLateHint", { hours: 336 }))).toBeVisible();
  await lateOnly.click();
  await expect(rowsOf(desk)).toHaveCount(1);
  await expect(rowsOf(desk).getByText(list("late"), { exact: true })).toHaveCount(0);
  await setBack(admin, await openHistory(admin, setting));
});

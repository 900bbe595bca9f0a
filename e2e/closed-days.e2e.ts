import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { openChange } from "./support/settings-desk.ts";
import { atDesk } from "./support/speech.ts";

const said = (key: string, values?: Record<string, string | number>) =>
  atDesk(`consoleSettings.${key}`, values);

test("an administrator closes a day in Taiwan with its name and source, and opens it again [BO-44]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "admin");
  await desk.goto("/console/configuration");
  const name = said("names.closed_days");
  const row = desk.getByRole("listitem").filter({ has: desk.getByRole("heading", { name }) });
  const place = atDesk("consoleWords.region.TW");
  const [day, what, year] = [
    "2031-05-05",
    "休市測試日",
    said("daysOfYear", { year: "2031", count: 1 }),
  ];

  const form = await openChange(desk, name, row);
  await form.getByLabel(said("closedDay", { place }), { exact: true }).fill(day);
  await form.getByLabel(said("closedDayName", { place })).fill(what);
  await form.getByRole("button", { name: said("closeDay", { place }) }).click();
  await form.getByLabel(said("reason")).fill("行政院人事行政總處公告");
  await form.getByRole("button", { name: said("save") }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText(year);

  const again = await openChange(desk, name, row);
  await again.getByText(year).click();
  const entry = again.getByRole("listitem").filter({ hasText: day });
  await expect(entry).toContainText(what);
  await entry.getByRole("button", { name: said("openDay", { day, place }) }).click();
  await expect(entry).toBeHidden();
  await again.getByRole("button", { name: said("save") }).click();
  await expect(again).toBeHidden();
  await expect(row).not.toContainText(year);
  await desk.context().close();
});

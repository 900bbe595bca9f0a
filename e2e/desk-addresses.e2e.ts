import { expect, type Page } from "@playwright/test";
import { openDesk, rowsOf } from "./support/desks.ts";
import { test } from "./support/journey.ts";
import { atDesk } from "./support/speech.ts";

const keysOf = (desk: Page) =>
  rowsOf(desk).evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row-key")));

test("the second page of a list stays where it is in the address, read anew and by way of back", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "admin");
  await desk.goto("/console/orders");
  await expect(rowsOf(desk).first()).toBeVisible();
  const first = await keysOf(desk);
  await desk.getByRole("listitem", { name: "2", exact: true }).click();
  await expect(desk).toHaveURL(/[?&]page=2(&|$)/);
  await expect.poll(() => keysOf(desk)).not.toEqual(first);
  const second = await keysOf(desk);
  expect(second.filter((key) => first.includes(key))).toEqual([]);
  await desk.reload();
  await expect(rowsOf(desk).first()).toBeVisible();
  expect(await keysOf(desk)).toEqual(second);
  await desk.goBack();
  await expect.poll(() => keysOf(desk)).toEqual(first);
  // Others may have dealt with all that stood on a page: it is the last one then, and never empty.
  await desk.goto("/console/orders?page=99");
  await expect(rowsOf(desk).first()).toBeVisible();
  const last = await keysOf(desk);
  expect(last.filter((key) => first.includes(key))).toEqual([]);
});

test("a courier's number of digits alone is looked for as it was scanned", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "warehouse");
  const number = "78810000000001";
  await desk.goto("/console/packing");
  const field = desk.getByRole("textbox", {
    name: atDesk("consoleWarehouse.expressNo"),
    exact: true,
  });
  await field.fill(number);
  await field.press("Enter");
  await expect(desk).toHaveURL(new RegExp(`number=${number}`));
  await expect(desk.getByText(atDesk("consolePacking.gone", { number }))).toBeVisible();
});

import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { openCamera } from "@sampan/contract/logistics/cameras/staff-cameras";
import { carry } from "./support/carrying.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk, type Say } from "./support/speech.ts";

const photo = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");
const customer = "business@sampan.test";
const order = { customer, insurance: 0, pieces: 1, transport: 8 } as const;
const said: Say = (key, values) => atDesk(`consoleWarehouse.${key}`, values);
const counted: Say = (key, values) => atDesk(`consoleStock.count.${key}`, values);

async function looksSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** As a scanner types: everything at once, then Enter. */
async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
  await page.keyboard.press("Enter");
}

test("a phone becomes the camera of a desk by its code, and what it takes stands at the open desk at once; a second phone is turned away [BO-14]", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  await logInByCall(page, customer);
  const { expressNos } = await carry(page, baseURL, { order, until: "sent_by_seller" });
  const express = expressNos[0] ?? "";
  const desk = await openDesk(browser, baseURL, "warehouse");
  await desk.goto(`/console/receive?express=${express}`);
  const parcel = desk.getByRole("form", { name: said("parcel", { number: express }) });
  const opened = desk.waitForResponse(/\/staff\/cameras\/open/);
  await parcel.getByRole("switch", { name: said("phone.use") }).click();
  const { data } = (await (await opened).json()) as OutputOf<typeof openCamera>;
  await expect(parcel.getByRole("img", { name: said("phone.code") })).toBeVisible();
  await expect(parcel.getByText(said("phone.waiting"))).toBeVisible();
  await looksSound(desk);

  // What the code says, opened at the address of this walk.
  const code = new URL(data.url);
  const { page: phone, say } = await openPhone(browser, baseURL, "zh-TW");
  await phone.goto(`${code.pathname}${code.hash}`);
  await expect(phone.getByText(say("camera.hint"))).toBeVisible();
  await looksSound(phone);
  await phone.getByLabel(say("camera.take")).setInputFiles(photo);
  await expect(phone.getByText(say("camera.sent"))).toBeAttached();
  await expect(
    parcel.getByRole("img", { name: said("photoOf", { number: 1 }) }).first(),
  ).toBeVisible();
  await expect(parcel.getByText(said("phone.paired"))).toBeVisible();

  const { page: second } = await openPhone(browser, baseURL, "zh-TW");
  await second.goto(`${code.pathname}${code.hash}`);
  await expect(second.getByText(say("errors.camera_taken"))).toBeVisible();
});

test("a shelf is counted by scanner: what is missing and what is too much stands in the result, and is settled in words [BO-14]", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  await logInByCall(page, customer);
  const { expressNos } = await carry(page, baseURL, { order, until: "received" });
  const express = expressNos[0] ?? "";
  const desk = await openDesk(browser, baseURL, "warehouse");
  const shelf = `Z-${randomBytes(3).toString("hex").toUpperCase()}`;
  const surplus = `YT${randomBytes(6).toString("hex").toUpperCase()}`;
  await desk.goto("/console/shelves");
  await desk.getByRole("textbox", { name: atDesk("consoleStock.shelves.parcel") }).focus();
  await scan(desk, express);
  await expect(
    desk.getByRole("textbox", { name: atDesk("consoleStock.shelves.shelf") }),
  ).toBeFocused();
  await scan(desk, shelf);
  await expect(desk.getByText(shelf).first()).toBeVisible();

  const openCount = async () => {
    await desk.goto("/console/stock");
    await expect(desk.getByRole("textbox", { name: counted("open") })).toBeFocused();
    await scan(desk, shelf);
    await expect(desk.getByRole("heading", { name: shelf })).toBeVisible();
  };
  const end = async (left: number) => {
    await desk.getByRole("button", { name: counted("close") }).click();
    const question = desk.getByRole("dialog");
    await expect(question).toContainText(counted("closeBody", { count: left }));
    await question.getByRole("button", { name: counted("close") }).click();
    await expect(question).toBeHidden();
  };
  await openCount();
  await expect(desk.getByText(counted("left", { count: 1 }))).toBeVisible();
  await scan(desk, surplus);
  await expect(desk.getByText(counted("found.unknown", { number: surplus }))).toBeVisible();
  await end(1);
  const rows = desk.getByRole("main").locator(".differences > li");
  await expect(rows).toHaveCount(2);
  await looksSound(desk);
  const settle = desk.getByRole("button", { name: counted("settle") });
  await expect(settle).toBeDisabled();
  for (const kind of ["missing", "unknown"] as const) {
    const row = rows.filter({ hasText: counted(`kinds.${kind}`) });
    await row.getByPlaceholder(counted("note")).fill("在隔壁架位");
    await row.getByRole("button", { name: counted("say") }).click();
  }
  await settle.click();
  await expect(desk.getByText(counted("settled"))).toBeVisible();

  // Counted anew with the parcel in its place, nothing is missing.
  await openCount();
  await scan(desk, express);
  await expect(desk.getByText(counted("found.here", { number: express }))).toBeVisible();
  await end(0);
  await expect(desk.getByText(counted("allThere"))).toBeVisible();
});

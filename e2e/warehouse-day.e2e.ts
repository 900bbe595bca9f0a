import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { carry } from "./support/carrying.ts";
import { openDesk, receiveParcel } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { atDesk, type Say } from "./support/speech.ts";

const photo = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");
const labels: Say = (key, values) => atDesk(`consoleWords.labels.${key}`, values);
const shelves: Say = (key, values) => atDesk(`consoleStock.shelves.${key}`, values);

async function looksSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** What a button saves: a document of the product's own. */
async function printed(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("latin1");
}
const pagesOf = (pdf: string): number => pdf.split("/MediaBox [0 0 283.46 425.2]").length - 1;

/** As a scanner types: everything at once, then Enter. */
async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
  await page.keyboard.press("Enter");
}

test("a day of the warehouse goes by scanner: received, labelled, put on a shelf, and found there again [BO-13] [BO-14]", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const customer = "business@sampan.test";
  await logInByCall(page, customer);
  const order = { customer, insurance: 0, pieces: 1, transport: 8 } as const;
  const { expressNos } = await carry(page, baseURL, { order, until: "sent_by_seller" });
  const express = expressNos[0] ?? "";
  const desk = await openDesk(browser, baseURL, "warehouse");
  await receiveParcel(desk, { express, photo });

  const received = desk.getByRole("complementary", {
    name: atDesk("consoleWarehouse.received.label"),
  });
  const row = received.getByRole("listitem").filter({ hasText: express });
  await expect(row).toContainText("A-04-2");
  const label = row.getByRole("button", { name: /SP\d{6}[0-9A-Z]{6}/ });
  const tid = /SP\d{6}[0-9A-Z]{6}/.exec((await label.getAttribute("aria-label")) ?? "")?.[0] ?? "";
  expect(pagesOf(await printed(desk, () => label.click()))).toBe(1);
  const all = received.getByRole("button", {
    name: new RegExp(labels("printAll", { count: 7 }).replace("7", "\\d+")),
  });
  expect(pagesOf(await printed(desk, () => all.click()))).toBeGreaterThan(1);
  await looksSound(desk);

  await desk.goto("/console/shelves");
  await desk.getByRole("textbox", { name: shelves("parcel") }).focus();
  await scan(desk, tid);
  await expect(desk.getByText("A-04-2")).toBeVisible();
  await scan(desk, "B-02-1");
  await expect(desk.getByText(shelves("put", { number: tid, shelf: "B-02-1" }))).toBeVisible();
  await desk.getByRole("button", { name: labels("shelves") }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(labels("names")).fill("B-02-1\nB-02-2，三樓左");
  await expect(dialog.getByText(labels("count", { count: 3 }))).toBeVisible();
  await looksSound(desk);
  const print = dialog.getByRole("button", { name: labels("print") });
  expect(pagesOf(await printed(desk, () => print.click()))).toBe(3);
  await expect(dialog).toBeHidden();
  // Scanned anew, it lies where it was put.
  await desk.getByRole("textbox", { name: shelves("parcel") }).focus();
  await scan(desk, tid);
  await expect(desk.locator(".stock-shelf")).toHaveText("B-02-1");
});

/** A scale at a serial port of the browser, as far as a page can tell; `sayOf` lets it send. */
async function standScale(desk: Page): Promise<void> {
  await desk.addInitScript(() => {
    let wire: ReadableStreamDefaultController<Uint8Array> | undefined;
    const port = {
      readable: null as ReadableStream | null,
      open: async () => {
        port.readable = new ReadableStream({ start: (controller) => void (wire = controller) });
      },
      close: async () => void (port.readable = null),
    };
    const say = (text: string) => wire?.enqueue(new TextEncoder().encode(text));
    const serial = { requestPort: async () => port, getPorts: async () => [port] };
    Object.defineProperty(navigator, "serial", { value: serial });
    Object.assign(globalThis, { scaleSays: say });
  });
}
const sayOf = (desk: Page, line: string) =>
  desk.evaluate((text) => {
    (globalThis as unknown as { scaleSays: (said: string) => void }).scaleSays(text);
  }, `${line}\r\n`);

test("a scale that is connected once writes the weight of each parcel by itself, when it has come to rest [BO-14]", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const customer = "business@sampan.test";
  await logInByCall(page, customer);
  const order = { customer, insurance: 0, pieces: 1, transport: 8 } as const;
  const { expressNos } = await carry(page, baseURL, { order, until: "sent_by_seller" });
  const desk = await openDesk(browser, baseURL, "warehouse");
  await standScale(desk);
  const said: Say = (key, values) => atDesk(`consoleWarehouse.${key}`, values);
  const express = expressNos[0] ?? "";
  const parcel = desk.getByRole("form", { name: said("parcel", { number: express }) });
  const open = async () => {
    await desk.goto("/console/receive");
    await desk
      .getByRole("textbox", { name: said("expressNo") })
      .first()
      .fill(express);
    await desk.keyboard.press("Enter");
    await expect(parcel).toBeVisible();
  };
  await open();
  await parcel.getByRole("button", { name: said("scaleLink.connect") }).click();
  await expect(parcel.getByText(said("scaleLink.state.waiting"))).toBeVisible();
  const reading = parcel.getByLabel(said("weight"));
  await sayOf(desk, "US,GS,+  1.905kg");
  await expect(parcel.getByText(said("scaleLink.state.followed"))).toBeVisible();
  await expect(reading).toHaveValue("");
  await sayOf(desk, "ST,GS,+  2.360kg");
  await expect(reading).toHaveValue("2.36");
  await looksSound(desk);
  // Typed over, it stays what somebody typed until something else is weighed.
  await reading.fill("2.4");
  await sayOf(desk, "ST,GS,+  2.360kg");
  await sayOf(desk, "ST,GS,+  0.000kg");
  await expect(parcel.getByText("0 kg", { exact: true })).toBeVisible();
  await expect(reading).toHaveValue("2.4");

  // A desk that had a scale follows it again, whichever parcel comes next.
  await open();
  await expect(parcel.getByText(said("scaleLink.state.waiting"))).toBeVisible();
  await sayOf(desk, "ST,GS,+  0.840kg");
  await expect(reading).toHaveValue("0.84");
});

import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { carry } from "./support/carrying.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { openPhone, type Shopper } from "./support/shopper.ts";
import { atDesk, type Say, speak } from "./support/speech.ts";

const photo = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");
const at: Say = (key, values) => atDesk(`consoleShipping.deliveries.${key}`, values);

/** Somebody whose parcel waits at the pick-up point, on its page. */
async function waiting(
  browser: Browser,
  baseURL: string,
  person: {
    readonly language: "zh-TW" | "th";
    readonly customer: string;
    readonly transport: 8 | 9;
  },
): Promise<Shopper & { readonly parcel: string; readonly code: string }> {
  const shopper = await openPhone(browser, baseURL, person.language);
  const { page, say } = shopper;
  const { customer, transport } = person;
  await logInByCall(page, customer);
  const order = { customer, insurance: 2, pieces: 1, transport } as const;
  const { tid } = await carry(page, baseURL, { order, until: "pickup_offered" });
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await settled(page);
  await page.locator('a[href*="/packageDetail/"]').first().tap();
  await expect(page).toHaveURL(/packageDetail\/SP/);
  await settled(page);
  const card = page.getByRole("region", { name: say("parcels.pickup.title") });
  await expect(card.getByRole("img", { name: say("parcels.pickup.picture") })).toBeVisible();
  const code = /\d{6}(?!\d)/.exec((await card.innerText()).replace(/\d{4}[/.-].*/g, ""))?.[0] ?? "";
  expect(code).toMatch(/^\d{6}$/);
  const parcel = page.url().split("/").at(-1) ?? "";
  return { ...shopper, parcel, code };
}

async function looksSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test("a parcel is picked up in Taiwan: its owner shows the code, the desk scans it and takes a photo, which the owner sees [BO-22] [ORD-59]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const person = { language: "zh-TW", customer: "customer@sampan.test", transport: 8 } as const;
  const { page, say, parcel, code } = await waiting(browser, baseURL, person);
  await looksSound(page);
  const desk = await openDesk(browser, baseURL, "logistics");
  await desk.goto("/console/deliveries?state=waiting_for_pickup");
  const scan = desk.getByRole("textbox", { name: at("scan.label") });
  await scan.fill("no code at all");
  await desk.keyboard.press("Enter");
  await expect(desk.getByText(at("scan.unknown", { number: "nocodeatall" }))).toBeVisible();
  await scan.fill(`${parcel}-${code}`);
  await desk.keyboard.press("Enter");
  const dialog = desk.getByRole("dialog");
  await expect(dialog.getByLabel(at("pickup.code"))).toHaveValue(code);
  const act = dialog.getByRole("button", { name: at("pickup.act"), exact: true });
  await expect(act).toBeDisabled();
  // The code was accepted: what is typed next is who takes it.
  await expect(dialog.getByLabel(at("pickup.receiver"))).toBeFocused();
  await desk.keyboard.type("林大船");
  await expect(dialog.getByLabel(at("pickup.receiver"))).toHaveValue("林大船");
  await dialog.getByLabel(at("pickup.photoFile"), { exact: true }).setInputFiles(photo);
  await expect(dialog.getByRole("img", { name: at("pickup.photoTaken") })).toBeVisible();
  await looksSound(desk);
  await act.click();
  await expect(desk.getByText(at("pickup.done", { tid: parcel }))).toBeVisible();

  await page.reload();
  await settled(page);
  const taken = page.getByRole("region", { name: say("parcels.pickup.taken") });
  await expect(taken).toContainText("林大船");
  await expect(taken.getByRole("img", { name: say("parcels.pickup.photo") })).toBeVisible();
  await looksSound(page);
});

test("a parcel is picked up in Thailand: a wrong code is refused in its own words, a new one opens, and the receiver signs [BO-22] [ORD-59]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const person = { language: "th", customer: "thai@sampan.test", transport: 9 } as const;
  const { page, say, parcel, code } = await waiting(browser, baseURL, person);
  await page.setViewportSize({ width: 320, height: 700 });
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const card = page.getByRole("region", { name: say("parcels.pickup.title") });
  await card.getByRole("button", { name: say("parcels.pickup.renew") }).tap();
  await expect(card).not.toContainText(code);
  const renewed =
    /\d{6}(?!\d)/.exec((await card.innerText()).replace(/\d{4}[/.-].*/g, ""))?.[0] ?? "";

  const desk = await openDesk(browser, baseURL, "logistics");
  await desk.goto("/console/deliveries?state=waiting_for_pickup");
  const name = at("actOn", { act: at("hand_over.act"), tid: parcel });
  await desk.getByRole("button", { name }).click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog.getByLabel(at("pickup.code"))).toBeFocused();
  await desk.keyboard.type(code);
  await expect(dialog.getByLabel(at("pickup.receiver"))).toBeFocused();
  await dialog.getByText(at("pickup.signature"), { exact: true }).click();
  const pad = dialog.getByRole("img", { name: at("pickup.signHere") });
  const place = await pad.boundingBox();
  if (!place) throw new Error("there is nowhere to sign");
  await desk.mouse.move(place.x + 60, place.y + 90);
  await desk.mouse.down();
  await desk.mouse.move(place.x + 160, place.y + 40, { steps: 5 });
  await desk.mouse.move(place.x + 260, place.y + 120, { steps: 5 });
  await desk.mouse.up();
  const act = dialog.getByRole("button", { name: at("pickup.act"), exact: true });
  await act.click();
  await expect(desk.getByText(speak("zh-TW")("errors.pickup_code_wrong", { n: 4 }))).toBeVisible();
  await dialog.getByLabel(at("pickup.code")).fill(renewed);
  await looksSound(desk);
  await act.click();
  await expect(desk.getByText(at("pickup.done", { tid: parcel }))).toBeVisible();

  await page.reload();
  await settled(page);
  const taken = page.getByRole("region", { name: say("parcels.pickup.taken") });
  await expect(taken.getByRole("img", { name: say("parcels.pickup.signature") })).toBeVisible();
  await looksSound(page);
});

import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { join } from "node:path";
import { carry } from "./support/carrying.ts";
import { confirmDeclaration, openDeclaration, writeDown } from "./support/clearing.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { choose, openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const screenshot = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");

async function looksSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** It is there, and whoever looks may read it. */
const isDrawn = (picture: Locator): Promise<void> =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

test("a parcel into Taiwan is loaded once its owner and EZ WAY have confirmed what it is declared as, and not before", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const shopper = await openPhone(browser, baseURL, "zh-TW");
  const { page } = shopper;
  await becomeBuyer(shopper, baseURL, { region: "TW", amount: "30,000.00" });
  const order = { customer: "", insurance: 2, transport: 8 } as const;
  const { tid } = await carry(page, baseURL, { order, until: "freight_paid" });
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await settled(page);
  await page.locator('a[href*="/packageDetail/"]').first().tap();
  await expect(page).toHaveURL(/packageDetail\/SP/);
  const parcel = page.url().split("/").at(-1) ?? "";

  // The desk of boxes refuses it in its own words.
  const desk = await openDesk(browser, baseURL, "logistics");
  await desk.goto("/console/boxes");
  await desk.getByRole("button", { name: atDesk("consoleShipping.create") }).click();
  const opening = desk.getByRole("dialog");
  await choose(desk, opening.getByLabel(atDesk("consoleShipping.region")), "台灣");
  await choose(desk, opening.getByLabel(atDesk("consoleShipping.transport")), "海快");
  await opening.getByRole("button", { name: atDesk("consoleShipping.createConfirm") }).click();
  const scan = desk.getByLabel(atDesk("consoleShipping.loadByNumber"));
  await scan.fill(parcel);
  await desk.keyboard.press("Enter");
  await expect(desk.getByText(say("errors.clearance_missing", { tid: parcel }))).toBeVisible();
  const box = desk.url();

  // Its owner reads what was paid for it, and by whose mobile nobody else may declare.
  await openDeclaration(shopper, parcel);
  await looksSound(page);
  await page.getByLabel(say("clearance.name")).fill("林小舟");
  await page.getByLabel(say("clearance.mobile")).fill("0912 000 001");
  await page.getByRole("button", { name: say("clearance.confirm") }).tap();
  await expect(page.getByText(say("errors.declarant_mobile_taken"))).toBeVisible();
  const mobile = `09${String(Date.now()).slice(-8)}`;
  await page.getByLabel(say("clearance.mobile")).fill(mobile);
  await confirmDeclaration(shopper);
  await expect(page.getByText(`林小舟 · ${mobile}`)).toBeVisible();
  await looksSound(page);

  // Its declarant shows what EZ WAY says, and the desk writes it down with a page of the broker's.
  await desk.goto(`/console/clearance?tab=desk&tid=${parcel}`);
  await writeDown(desk, { parcel, act: "request", note: "" });
  await page.getByLabel(say("clearance.proof.label"), { exact: true }).setInputFiles(screenshot);
  await expect(page.getByAltText(say("uploads.shown", { index: 1 }))).toBeVisible();
  await expect(page.getByText(/^\d+%$/)).toBeHidden();
  await page.getByRole("button", { name: say("clearance.proof.send") }).tap();
  await expect(page.getByText(say("clearance.events.prove"))).toBeVisible();
  await looksSound(page);
  await desk.goto(`/console/clearance?tab=customer&tid=${parcel}`);
  const pane = desk.getByRole("region", {
    name: atDesk("consoleClearance.pane", { tid: parcel }),
  });
  const shown = (event: string) =>
    pane.getByAltText(`${atDesk(`consoleClearance.events.${event}`)} (1)`);
  await isDrawn(shown("prove"));
  await writeDown(desk, { parcel, act: "match", note: "關貿回報：申報相符", proof: screenshot });
  await desk.goto(`/console/clearance?tab=cleared&tid=${parcel}`);
  await expect(pane).toContainText("關貿回報：申報相符");
  await isDrawn(shown("match"));
  await looksSound(desk);
  await desk.goto(box);
  await scan.fill(parcel);
  await desk.keyboard.press("Enter");
  const unload = atDesk("consoleShipping.unloadOne", { tid: parcel });
  await expect(desk.getByRole("button", { name: unload })).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByText(say("clearance.states.matched"))).toBeVisible();
});

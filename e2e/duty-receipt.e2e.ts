import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { expectAccessible } from "./support/accessible.ts";
import { carry } from "./support/carrying.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk, type Say } from "./support/speech.ts";
import { giveToCarrier, handOver, bill, depart, move, pay } from "../demo/seed/acts.ts";
import { parcelsOf } from "../demo/seed/scene.ts";

const at: Say = (key, values) => atDesk(`consoleDutyReceipts.${key}`, values);
const receiptPage = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");

async function looksSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test("a parcel goes to Bangkok by land: its duty is planned by class and source, paid at the border, and its receipt is its owner's to keep [FRT-06]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const shopper = await openPhone(browser, baseURL, "th");
  const { page, say } = shopper;
  await becomeBuyer(shopper, baseURL, { region: "TH", amount: "40000" });
  const order = { customer: "thai@sampan.test", insurance: 2, pieces: 2, transport: 10 } as const;
  const scene = await carry(page, baseURL, { order, until: "received" });

  // What lies in the warehouse is planned for, with what customs asks, by which class and where that was read.
  await page.goto("/shipPlans");
  await settled(page);
  const duties = page.getByRole("region", { name: say("shipPlans.duties") });
  await expect(duties).toContainText("Fuuffy");
  await expect(duties).toContainText("2026");

  await bill(scene);
  await pay(scene);
  await depart(scene);
  const [parcel = ""] = await parcelsOf(scene);
  await page.goto(`/packageDetail/${parcel}`);
  await settled(page);
  await expect(page.getByRole("region", { name: say("clearance.receipts.card") })).toHaveCount(0);

  const desk = await openDesk(browser, baseURL, "logistics");
  await desk.goto("/console/clearance?tab=receipts");
  await desk.getByLabel(at("find")).fill(parcel.toLowerCase());
  await desk.keyboard.press("Enter");
  const pane = desk.getByRole("region", { name: at("pane", { tid: parcel }) });
  await pane.getByRole("button", { name: at("enter") }).click();
  const dialog = desk.getByRole("dialog");
  const number = `A001-${String(Date.now()).slice(-6)}/69`;
  await expect(dialog.getByLabel(at("number"))).toBeFocused();
  await desk.keyboard.type(number.toLowerCase());
  await dialog.getByLabel(at("day")).fill(businessDay(new Date(), "TH"));
  await dialog.getByLabel(at("duty")).fill("312.50");
  await dialog.getByLabel(at("vat")).fill("94.79");
  const keep = dialog.getByRole("button", { name: at("enter") });
  await expect(keep).toBeDisabled();
  await dialog.locator("input[type=file]").setInputFiles(receiptPage);
  await expect(
    dialog.getByAltText(atDesk("consoleClearance.receiptPages.shown", { index: 1 })),
  ).toBeVisible();
  await looksSound(desk);
  await keep.click();
  await expect(dialog).toBeHidden();
  await expect(pane).toContainText("407.29");
  await expect(pane.getByAltText(`${at("pageOf", { number })} (1)`)).toBeVisible();
  await looksSound(desk);

  for (const event of ["enter_customs", "arrive"] as const) await move(scene, event);
  await giveToCarrier(scene);
  await handOver(scene);
  await page.goto(`/packageDetail/${parcel}`);
  await settled(page);
  const card = page.getByRole("region", { name: say("clearance.receipts.card") });
  await expect(card).toContainText("407.29");
  await card.getByRole("link", { name: say("clearance.receipts.see") }).tap();
  await expect(
    page.getByRole("heading", { name: say("clearance.receipts.title"), level: 1 }),
  ).toBeVisible();
  const receipt = page.getByRole("region", {
    name: `${say("clearance.receipts.title")} ${number}`,
  });
  await expect(receipt).toContainText("312.50");
  await expect(receipt.getByAltText(say("clearance.receipts.page", { index: 1 }))).toHaveJSProperty(
    "complete",
    true,
  );
  await expectAccessible(page, [page.url()]);
  const saving = page.waitForEvent("download");
  await receipt.getByRole("link", { name: say("clearance.receipts.save", { index: 1 }) }).tap();
  expect((await saving).suggestedFilename()).toBe(`${number.replaceAll("/", "-")}-1.jpg`);
});

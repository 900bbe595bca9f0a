import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryShipPlans } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { formatAmount } from "@sampan/domain/kernel/money";
import { expectAccessible } from "./support/accessible.ts";
import { carry } from "./support/carrying.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk, pattern, type Say } from "./support/speech.ts";
import { giveToCarrier, handOver, bill, depart, move } from "../demo/seed/acts.ts";
import { parcelsOf } from "../demo/seed/scene.ts";

const at: Say = (key, values) => atDesk(`consoleDutyReceipts.${key}`, values);
const receiptPage = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");

const land = 10;

/** What the planner says, as the page of plans has it. */
async function plansOf({ request }: Page) {
  const answer = await request.get("/gateway/installer/logistics/query_ship_plans");
  return ((await answer.json()) as OutputOf<typeof queryShipPlans>).data;
}

async function looksSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test("a parcel goes to Bangkok by land: its plan is taken and paid on the phone, its duty named by class and source and paid at the border, and its receipt is its owner's to keep", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const shopper = await openPhone(browser, baseURL, "th");
  const { page, say } = shopper;
  await becomeBuyer(shopper, baseURL, { region: "TH", amount: "40000" });
  // Ordered by air, as whoever is in no hurry comes to think better of.
  const order = { customer: "thai@sampan.test", insurance: 2, pieces: 3, transport: 12 } as const;
  const ordered = await carry(page, baseURL, { order, until: "received" });
  const scene = { ...ordered, story: { ...ordered.story, transport: land } } as const;

  // What lies in the warehouse is planned for, with what customs asks, by which class and where that was read.
  const found = await plansOf(page);
  const plan = found.plans.find(
    ({ is_standing, boxes }) => !is_standing && boxes.every((box) => box.transport === land),
  );
  if (!plan) throw new Error(`nothing is planned by land: ${JSON.stringify(found.plans)}`);
  await page.goto("/shipPlans");
  await settled(page);
  const duties = page.getByRole("region", { name: say("shipPlans.duties") });
  expect(found.duties.length).toBeGreaterThan(0);
  for (const { rate_read } of found.duties)
    for (const read of [rate_read?.source, rate_read?.read_on])
      await expect(duties).toContainText(read ?? "");
  const [kind = "cheapest"] = plan.kinds;
  await page
    .getByRole("group", { name: say("shipPlans.plans") })
    .getByRole("radio", { name: new RegExp(say(`shipPlans.kinds.${kind}`)) })
    .check();
  await page.getByRole("button", { name: say("shipPlans.take") }).tap();
  await expect(page.getByText(say("shipPlans.taken"))).toBeVisible();

  // The bill says what the plan said, and is paid on the phone.
  await bill(scene);
  await page.goto(`/payment/${scene.tid}`);
  await settled(page);
  const payment = page.getByRole("button", { name: pattern(say, "payment.pay", ["amount"]) });
  await expect(payment).toContainText(formatAmount(plan.total - plan.care, found.currency));
  await payment.tap();
  await expect(page.getByRole("heading", { name: say("payment.paid.boxTitle") })).toBeVisible();
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
  // The customer is told, and goes to the receipt from there.
  await page.goto("/notice");
  await settled(page);
  const notice = page.getByRole("link").filter({ hasText: number }).first();
  await expect(notice).toContainText("407.29");
  const receipt = page.getByRole("region", {
    name: `${say("clearance.receipts.title")} ${number}`,
  });
  await notice.tap();
  await expect(page).toHaveURL(`/clearance/${parcel}`);
  await expect(receipt).toContainText("312.50");
  await handOver(scene);
  await page.goto(`/packageDetail/${parcel}`);
  await settled(page);
  const card = page.getByRole("region", { name: say("clearance.receipts.card") });
  await expect(card).toContainText("407.29");
  await card.getByRole("link", { name: say("clearance.receipts.see") }).tap();
  await expect(
    page.getByRole("heading", { name: say("clearance.receipts.title"), level: 1 }),
  ).toBeVisible();
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

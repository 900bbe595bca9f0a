import { type Browser, expect, type Page } from "@playwright/test";
import { atDesk, pattern, type Say } from "./speech.ts";

/** Everybody of the demo types this. */
export const demoPassword = "Sampan_2026";

/** The door of the console, in Traditional Chinese; nobody has come in. */
export async function openDoor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: "zh-TW",
    hasTouch: false,
    isMobile: false,
    // A dialog that is still unfolding lets a click go by that no hand would be quick enough for.
    reducedMotion: "reduce",
  });
  const door = await context.newPage();
  await door.goto("/console/");
  return door;
}

/** A desk of the console with somebody sitting at it. */
export async function openDesk(browser: Browser, baseURL: string, role: string): Promise<Page> {
  const desk = await openDoor(browser, baseURL);
  await desk.getByLabel(atDesk("consoleSession.email")).fill(`${role}@sampan.test`);
  await desk.getByLabel(atDesk("consoleSession.password")).fill(demoPassword);
  await desk.getByRole("button", { name: atDesk("consoleSession.submit") }).click();
  const title = atDesk("console.titles.dashboard");
  await expect(desk.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  return desk;
}

/** The rows of the list that a desk shows. */
export const rowsOf = (desk: Page) => desk.getByRole("main").locator("tbody tr[data-row-key]");

/** Presses what the question offers, after it named the consequence. */
async function confirmIn(desk: Page, button: RegExp | string): Promise<void> {
  const question = desk.getByRole("dialog");
  await question.getByRole("button", { name: button }).click();
  await expect(question).toBeHidden();
}

/** Sees the originals and pictures, corrects the freight of one seller, approves. [BO-05] [BO-06] [BO-08] */
export async function reviewOrder(
  desk: Page,
  { tid, freight }: { readonly tid: string; readonly freight: string },
): Promise<void> {
  await desk.goto(`/console/reviews?tid=${tid}`);
  const order = desk.getByRole("region", { name: atDesk("consoleReview.pane", { tid }) });
  const listings = ["alibaba", "taobao"].map((name) => atDesk(`consoleWords.listing.${name}`));
  const originals = order.getByRole("link", { name: new RegExp(listings.join("|")) });
  await expect(originals.first()).toHaveAttribute(
    "href",
    /^https:\/\/(detail\.1688|item\.taobao)\.com\//,
  );
  await expect(order.locator("img").first()).toBeVisible();
  const field = order
    .getByLabel(pattern(atDesk, "consoleReview.sums.freightField", ["shop"]))
    .first();
  await field.fill(freight);
  await field.press("Enter");
  await expect(
    order.getByText(atDesk("consoleReview.sums.freightCorrected")).first(),
  ).toBeVisible();
  const approve = pattern(atDesk, "consoleReview.decide.approve", ["amount"]);
  await order.getByRole("button", { name: approve }).click();
  await confirmIn(desk, approve);
  await expect(order).toBeHidden();
}

/** Looks at link and picture of what somebody asks to be paid, and approves. [BO-05] [BO-06] */
export async function reviewPaymentOnBehalf(
  desk: Page,
  { tid, text, link }: { readonly tid: string; readonly text: string; readonly link: string },
): Promise<void> {
  await desk.goto(`/console/reviews?tid=${tid}`);
  const order = desk.getByRole("region", { name: atDesk("consoleReview.pane", { tid }) });
  await expect(order.getByText(text)).toBeVisible();
  await expect(
    order.getByRole("link", { name: atDesk("consoleWords.onBehalf.link") }),
  ).toHaveAttribute("href", link);
  const picture = order.getByRole("img", {
    name: `${atDesk("consoleWords.onBehalf.picture")} (1)`,
  });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
  const approve = pattern(atDesk, "consoleReview.decide.approve", ["amount"]);
  await order.getByRole("button", { name: approve }).click();
  await confirmIn(desk, approve);
  await expect(order).toBeHidden();
}

/** Records the reference under which we paid. [ORD-12] */
export async function payOnBehalf(
  desk: Page,
  { tid, reference }: { readonly tid: string; readonly reference: string },
): Promise<void> {
  await desk.goto("/console/purchases");
  const kind = atDesk("consoleWords.onBehalf.kind");
  const request = desk.getByRole("region", { name: `${tid} ${kind}` });
  await request.getByLabel(atDesk("consolePurchases.onBehalf.number")).fill(reference);
  const record = request.getByRole("button", { name: atDesk("consolePurchases.onBehalf.record") });
  await record.click();
  await confirmIn(desk, atDesk("consolePurchases.onBehalf.confirm"));
  await expect(request).toBeHidden();
}

/** Opens the latest declaration of an amount, compares voucher and serial number, credits. [BO-29] */
export async function approveTopup(
  desk: Page,
  { amount, payNo }: { readonly amount: string; readonly payNo: string },
): Promise<void> {
  await desk.goto("/console/topups");
  await desk.getByRole("row").filter({ hasText: amount }).last().click();
  const pane = pattern(atDesk, "consoleTopups.pane", ["number"]);
  const declared = desk.getByRole("region", { name: pane }).filter({ hasText: payNo });
  const voucher = pattern(atDesk, "consoleTopups.voucher", ["position"]);
  await expect(declared.getByRole("img", { name: voucher }).first()).toBeVisible();
  const approve = pattern(atDesk, "consoleTopups.approve", ["amount"]);
  await declared.getByRole("button", { name: approve }).click();
  await desk.getByRole("dialog").getByRole("textbox").fill("網路銀行已見入帳");
  await confirmIn(desk, approve);
  await expect(desk.getByText(pattern(atDesk, "consoleTopups.approved", ["number"]))).toBeVisible();
}

/** Buys from every seller of the order and writes down under which numbers they ship. [BO-10] [BO-12] */
export async function buyAndShip(desk: Page, tid: string): Promise<readonly string[]> {
  await desk.goto("/console/purchases");
  const sellers = desk.getByRole("region", { name: new RegExp(`^${tid} `) });
  await expect(sellers.first()).toBeVisible();
  const count = await sellers.count();
  for (let left = count; left > 0; left--) {
    await sellers
      .first()
      .getByLabel(atDesk("consolePurchases.purchase.number"))
      .fill(`2250${tid.slice(-6)}${left}`);
    const record = atDesk("consolePurchases.purchase.record");
    await sellers.first().getByRole("button", { name: record }).click();
    await confirmIn(desk, atDesk("consolePurchases.purchase.confirm"));
    await expect(sellers).toHaveCount(left - 1);
  }
  await desk.getByText(atDesk("consolePurchases.stage.awaiting_seller"), { exact: true }).click();
  await expect(sellers).toHaveCount(count);
  const numbers: string[] = [];
  for (let left = count; left > 0; left--) {
    // A number belongs to one customer, and other orders of the run have theirs.
    const express = `YT${String(Date.now()).slice(-8)}${left}`;
    const said = (key: string) => atDesk(`consolePurchases.shipment.${key}`);
    await sellers
      .first()
      .getByRole("textbox", { name: said("number") })
      .fill(express);
    await sellers.first().getByLabel(said("carrier")).fill("圆通速递");
    await sellers
      .first()
      .getByRole("button", { name: said("record") })
      .click();
    await confirmIn(desk, said("confirm"));
    numbers.push(express);
    await expect(sellers).toHaveCount(left - 1);
  }
  return numbers;
}

/** Scans, weighs, measures, photographs, completes: by keyboard, as with a scanner. [BO-13] [BO-14] */
export async function receiveParcel(
  desk: Page,
  { express, photo }: { readonly express: string; readonly photo: string },
): Promise<void> {
  await desk.goto("/console/receive");
  const said: Say = (key, values) => atDesk(`consoleWarehouse.${key}`, values);
  const number = desk.getByRole("textbox", { name: said("expressNo") }).first();
  await number.fill(express);
  await desk.keyboard.press("Enter");
  const parcel = desk.getByRole("form", { name: said("parcel", { number: express }) });
  await parcel.getByLabel(said("weight")).fill("2.36");
  await desk.keyboard.press("Enter");
  await parcel.getByLabel(said("length")).fill("32");
  await parcel.getByLabel(said("width")).fill("24");
  await parcel.getByLabel(said("height")).fill("12");
  await parcel.getByLabel(said("shelf")).fill("A-04-2");
  await parcel.getByLabel(said("photoFile")).setInputFiles(photo);
  const picture = parcel.getByRole("img", { name: said("photoOf", { number: 1 }) });
  await expect(picture.first()).toBeVisible();
  await parcel.getByRole("button", { name: said("complete") }).click();
  await expect(desk.getByText(said("done", { number: express }))).toBeVisible();
}

/** Posts the bill that the tariff gives, which asks for the second payment. [BO-16] */
export async function billOrder(desk: Page, tid: string): Promise<void> {
  await desk.goto("/console/billing");
  await desk.getByRole("row").filter({ hasText: tid }).click();
  // The desk opened another order first: its bill is not the one to post.
  const bill = desk.getByRole("region", { name: atDesk("consoleBilling.pane", { tid }) });
  const post = pattern(atDesk, "consoleBilling.post.confirm.due", ["amount"]);
  await bill.getByRole("button", { name: post }).click();
  await confirmIn(desk, post);
  await expect(desk.getByText(atDesk("consoleBilling.post.done"))).toBeVisible();
}

const shipping: Say = (key, values) => atDesk(`consoleShipping.${key}`, values);

/** Boxes the paid parcels of the order and takes the box to its destination. [BO-20] [BO-21] */
export async function shipOrder(
  desk: Page,
  {
    tid,
    region,
    transport,
  }: { readonly tid: string; readonly region: string; readonly transport: string },
): Promise<readonly string[]> {
  const parcels = await parcelsOf(desk, tid);
  await desk.goto("/console/boxes");
  await desk.getByRole("button", { name: shipping("create") }).click();
  const opening = desk.getByRole("dialog");
  await choose(desk, opening.getByLabel(shipping("region")), region);
  await choose(desk, opening.getByLabel(shipping("transport")), transport);
  await confirmIn(desk, shipping("createConfirm"));
  for (const tid of parcels) {
    await desk.getByLabel(shipping("loadByNumber")).fill(tid);
    await desk.keyboard.press("Enter");
    const unload = desk.getByRole("button", { name: shipping("unloadOne", { tid }) });
    await expect(unload).toBeVisible();
  }
  for (const event of ["seal", "depart", "enter_customs", "arrive"]) {
    const step = shipping(`step.${event}.act`);
    await desk.getByRole("button", { name: step, exact: true }).click();
    await confirmIn(desk, step);
    await expect(desk.getByRole("button", { name: step, exact: true })).toBeHidden();
  }
  return parcels;
}

/** The numbers of an order's parcels, as the order page of the console shows them. */
export async function parcelsOf(desk: Page, tid: string): Promise<string[]> {
  await desk.goto(`/console/orders/${tid}`);
  const packages = desk.getByRole("region", {
    name: pattern(atDesk, "consoleOrders.packages", ["count"]),
  });
  await expect(packages).toBeVisible();
  const text = await packages.innerText();
  return [...new Set(text.match(/SP\d{6}[0-9A-Z]{6}/g) ?? [])];
}

/** A list that is still unfolding can let a click go by, so it is chosen from until it folds again. */
export async function choose(desk: Page, field: ReturnType<Page["getByLabel"]>, option: string) {
  const offered = desk
    .locator(".ant-select-item-option", { hasText: new RegExp(`^${option}$`) })
    .last();
  await expect(async () => {
    await field.click({ timeout: 2_000 });
    await offered.click({ timeout: 2_000 });
    await expect(offered).toBeHidden({ timeout: 2_000 });
  }).toPass();
}

/** A digit for each sign: carriers that say what their numbers look like give out digits alone. */
const digitsOf = (signs: string): string =>
  [...signs].map((sign) => sign.charCodeAt(0) % 10).join("");

/** Prepares, gives to the carrier and records the hand-over. [BO-22] */
export async function deliverParcels(desk: Page, parcels: readonly string[]): Promise<void> {
  for (const tid of parcels) {
    const act = (event: string) => {
      const name = shipping(`deliveries.${event}.act`);
      return {
        name,
        button: desk.getByRole("button", {
          name: shipping("deliveries.actOn", { act: name, tid }),
        }),
      };
    };
    await desk.goto("/console/deliveries");
    const prepared = act("prepare_delivery");
    await prepared.button.click();
    await confirmIn(desk, prepared.name);
    await desk.getByText(atDesk("consoleWords.parcel.delivering"), { exact: true }).first().click();
    const given = act("give_to_carrier");
    await given.button.click();
    await desk
      .getByRole("dialog")
      .getByLabel(shipping("deliveries.localExpressNo"))
      .fill(`6200${digitsOf(tid.slice(-6))}`);
    await confirmIn(desk, given.name);
    const handed = act("hand_over");
    await handed.button.click();
    await confirmIn(desk, handed.name);
    await expect(handed.button).toBeHidden();
  }
}

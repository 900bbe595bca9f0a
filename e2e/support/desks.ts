import { type Browser, expect, type Page } from "@playwright/test";

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
  await desk.getByLabel("電子郵件").fill(`${role}@sampan.test`);
  await desk.getByLabel("密碼").fill(demoPassword);
  await desk.getByRole("button", { name: "登入" }).click();
  await expect(desk.getByRole("heading", { name: "總覽", level: 1 })).toBeVisible();
  return desk;
}

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
  const order = desk.getByRole("region", { name: `訂單 ${tid}` });
  const originals = order.getByRole("link", { name: /原頁/ });
  await expect(originals.first()).toHaveAttribute(
    "href",
    /^https:\/\/(detail\.1688|item\.taobao)\.com\//,
  );
  await expect(order.locator("img").first()).toBeVisible();
  const field = order.getByLabel(/^內陸運費（/).first();
  await field.fill(freight);
  await field.press("Enter");
  await expect(order.getByText("已更正", { exact: false }).first()).toBeVisible();
  await order.getByRole("button", { name: /核准，請款/ }).click();
  await confirmIn(desk, /核准，請款/);
  await expect(order).toBeHidden();
}

/** Opens the latest declaration of an amount, compares voucher and serial number, credits. [BO-29] */
export async function approveTopup(
  desk: Page,
  { amount, payNo }: { readonly amount: string; readonly payNo: string },
): Promise<void> {
  await desk.goto("/console/topups");
  await desk.getByRole("row").filter({ hasText: amount }).last().click();
  const declared = desk.getByRole("region", { name: /^儲值 / }).filter({ hasText: payNo });
  await expect(declared.getByRole("img", { name: /轉帳憑證/ }).first()).toBeVisible();
  await declared.getByRole("button", { name: /核准，入帳/ }).click();
  await confirmIn(desk, /核准，入帳/);
  await expect(desk.getByText(/^儲值 .+ 已入帳$/)).toBeVisible();
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
      .getByLabel("平台訂單號")
      .fill(`2250${tid.slice(-6)}${left}`);
    await sellers.first().getByRole("button", { name: "記錄採購" }).click();
    await confirmIn(desk, "記錄採購");
    await expect(sellers).toHaveCount(left - 1);
  }
  await desk.getByText("等賣家出貨", { exact: true }).click();
  await expect(sellers).toHaveCount(count);
  const numbers: string[] = [];
  for (let left = count; left > 0; left--) {
    // A number belongs to one customer, and other orders of the run have theirs.
    const express = `YT${String(Date.now()).slice(-8)}${left}`;
    await sellers.first().getByRole("textbox", { name: "快遞單號" }).fill(express);
    await sellers.first().getByLabel("快遞公司").fill("圆通速递");
    await sellers.first().getByRole("button", { name: "記錄出貨" }).click();
    await confirmIn(desk, "記錄出貨");
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
  await desk.getByRole("textbox", { name: "快遞單號" }).first().fill(express);
  await desk.keyboard.press("Enter");
  const parcel = desk.getByRole("form", { name: `包裹 ${express}` });
  await parcel.getByLabel("重量 kg").fill("2.36");
  await desk.keyboard.press("Enter");
  await parcel.getByLabel("長 cm").fill("32");
  await parcel.getByLabel("寬 cm").fill("24");
  await parcel.getByLabel("高 cm").fill("12");
  await parcel.getByLabel("架位").fill("A-04-2");
  await parcel.getByLabel("照片檔案").setInputFiles(photo);
  await expect(parcel.getByRole("img", { name: "第 1 張照片" }).first()).toBeVisible();
  await parcel.getByRole("button", { name: /完成，下一件/ }).click();
  await expect(desk.getByText(`已收 ${express}`)).toBeVisible();
}

/** Posts the bill that the tariff gives, which asks for the second payment. [BO-16] */
export async function billOrder(desk: Page, tid: string): Promise<void> {
  await desk.goto("/console/billing");
  await desk.getByRole("row").filter({ hasText: tid }).click();
  // The desk opened another order first: its bill is not the one to post.
  const bill = desk.getByRole("region", { name: `帳單 ${tid}` });
  await bill.getByRole("button", { name: /開立帳單，請款/ }).click();
  await confirmIn(desk, /開立帳單，請款/);
  await expect(desk.getByText("帳單已開立")).toBeVisible();
}

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
  await desk.getByRole("button", { name: "開新貨箱" }).click();
  const opening = desk.getByRole("dialog");
  await choose(desk, opening.getByLabel("目的地"), region);
  await choose(desk, opening.getByLabel("運輸方式"), transport);
  await confirmIn(desk, "開箱");
  for (const parcel of parcels) {
    await desk.getByLabel("掃描包裹編號裝入").fill(parcel);
    await desk.keyboard.press("Enter");
    await expect(desk.getByRole("button", { name: `取出 ${parcel}` })).toBeVisible();
  }
  for (const step of ["封箱", "出發", "進入清關", "到達目的地"]) {
    await desk.getByRole("button", { name: step, exact: true }).click();
    await confirmIn(desk, step);
    await expect(desk.getByRole("button", { name: step, exact: true })).toBeHidden();
  }
  return parcels;
}

/** The numbers of an order's parcels, as the order page of the console shows them. */
async function parcelsOf(desk: Page, tid: string): Promise<string[]> {
  await desk.goto(`/console/orders/${tid}`);
  const packages = desk.getByRole("region", { name: /^包裹 \d+ 件/ });
  await expect(packages).toBeVisible();
  const text = await packages.innerText();
  return [...new Set(text.match(/SP\d{6}[0-9A-Z]{6}/g) ?? [])];
}

/** A list that is still unfolding can let a click go by, so it is chosen from until it folds again. */
async function choose(desk: Page, field: ReturnType<Page["getByLabel"]>, option: string) {
  const offered = desk
    .locator(".ant-select-item-option", { hasText: new RegExp(`^${option}$`) })
    .last();
  await expect(async () => {
    await field.click({ timeout: 2_000 });
    await offered.click({ timeout: 2_000 });
    await expect(offered).toBeHidden({ timeout: 2_000 });
  }).toPass();
}

/** Prepares, gives to the carrier and records the hand-over. [BO-22] */
export async function deliverParcels(desk: Page, parcels: readonly string[]): Promise<void> {
  for (const parcel of parcels) {
    await desk.goto("/console/deliveries");
    await desk.getByRole("button", { name: `安排配送 ${parcel}` }).click();
    await confirmIn(desk, "安排配送");
    await desk.getByText("配送中", { exact: true }).first().click();
    await desk.getByRole("button", { name: `交給物流 ${parcel}` }).click();
    await desk
      .getByRole("dialog")
      .getByLabel("配送單號")
      .fill(`6200${parcel.slice(-6)}`);
    await confirmIn(desk, "交給物流");
    await desk.getByRole("button", { name: `記錄簽收 ${parcel}` }).click();
    await confirmIn(desk, "記錄簽收");
    await expect(desk.getByRole("button", { name: `記錄簽收 ${parcel}` })).toBeHidden();
  }
}

import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { rejectTransfer } from "./support/finance.ts";
import { type Cookies, logInByCall, registerForAll } from "./support/newcomer.ts";
import { declareTransfer, topUpOnline } from "./support/shopper.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
let newcomer: Cookies;
const small = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");
/** Above 6 MB nobody looks inside. */
const huge = {
  name: "huge.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.alloc(6 * 1_048_576 + 1),
};

test.beforeAll(async ({ baseURL }) => {
  newcomer = await registerForAll(baseURL, "TW");
});

test("the wallet shows the balance, what is held, and the ways to top up and to the ledger [RT-73]", async ({
  page,
}) => {
  await logInByCall(page.request, "business@sampan.test");
  await page.goto("/myWallet");
  const card = page.getByRole("region", { name: say("wallet.balance") });
  await expect(card).toContainText(/NT\$\s*[\d,]+\.\d\d/);
  await expect(card).toContainText(say("wallet.locked", { amount: "NT$ 0.00" }));
  await expect(card.getByRole("link", { name: say("wallet.topup"), exact: true })).toBeVisible();
  await page.getByRole("link", { name: say("common.seeAll") }).tap();
  await expect(page).toHaveURL("/getAccBalance");
});

test("the ledger comes five rows at a time, newest first, each with its sign, amount and balance [WAL-05] [WAL-06] [RT-82]", async ({
  page,
}) => {
  await logInByCall(page.request, "thai@sampan.test");
  const sizes: number[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("query_acct_log_list")) return;
    sizes.push(((await response.json()) as { datalist: unknown[] }).datalist.length);
  });
  await page.goto("/getAccBalance");
  const end = page.getByText(say("common.end"));
  await expect(end).toBeVisible();
  const shown = await page.getByRole("tabpanel").getByRole("listitem").count();
  // The page may show an answer a moment before it is read here.
  await expect.poll(() => sizes.reduce((total, size) => total + size, 0)).toBe(shown);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.slice(0, -1).every((size) => size === 5)).toBe(true);

  const rows = await page.getByRole("tabpanel").getByRole("listitem").allInnerTexts();
  expect(rows).toHaveLength(sizes.reduce((total, size) => total + size, 0));
  const amounts = rows.map((row) => centsOf(/[+−] ฿ ([\d,.]+)/.exec(row)?.[1] ?? ""));
  const signs = rows.map((row) => (row.includes("+ ฿") ? 1 : -1));
  const balances = rows.map((row) => centsOf(/餘額 ฿ ([\d,.]+)/.exec(row)?.[1] ?? ""));
  // Every row's balance is what the row before it left, changed by its own amount.
  for (let row = 0; row < rows.length - 1; row++)
    expect(balances[row]).toBe((balances[row + 1] ?? 0) + (signs[row] ?? 0) * (amounts[row] ?? 0));
});

test("a transfer without amount, serial number, time and voucher is refused beside each field [WAL-13] [WAL-16] [WAL-19]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  let declared = 0;
  page.on("request", (request) => (declared += request.url().includes("recharge_apply") ? 1 : 0));
  await page.goto("/rechargeBank");
  await page.getByRole("button", { name: say("topups.bank.submit"), exact: true }).tap();
  const field = (key: string) => page.getByLabel(say(key), { exact: true }).first();
  await expect(field("topups.bank.amount")).toHaveAccessibleDescription(
    say("errors.topup_amount_needed"),
  );
  await expect(field("topups.bank.payNo")).toHaveAccessibleDescription(say("errors.pay_no_needed"));
  await expect(field("topups.bank.payTime")).toHaveAccessibleDescription(
    say("topups.bank.payTimeNeeded"),
  );
  await expect(field("topups.bank.vouchers")).toHaveAccessibleDescription(
    say("errors.voucher_needed"),
  );
  for (const [amount, refusal] of [
    ["0.99", "errors.topup_below_minimum"],
    ["5000000.01", "errors.topup_above_maximum"],
  ] as const) {
    await field("topups.bank.amount").fill(amount);
    await expect(field("topups.bank.amount")).toHaveAccessibleDescription(say(refusal));
  }
  expect(declared).toBe(0);
});

test("a photo above 6 MB is refused before it is sent, and a failed upload can be repeated [ERR-17] [ERR-18] [ERR-48]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  let uploads = 0;
  page.on("request", (request) => (uploads += request.url().includes("/cgi/upload/") ? 1 : 0));
  await page.goto("/rechargeBank");
  const picker = page.getByLabel(say("topups.bank.vouchers"), { exact: true }).first();
  await picker.setInputFiles(huge);
  await expect(picker).toHaveAccessibleDescription(say("uploads.tooLarge", { size: "6" }));
  await page.getByRole("button", { name: say("uploads.remove", { index: 1 }) }).tap();
  expect(uploads).toBe(0);

  await page.route("**/cgi/upload/**", (route) => route.abort(), { times: 1 });
  await picker.setInputFiles(small);
  await expect(picker).toHaveAccessibleDescription(say("uploads.failed.voucher"));
  await page.getByRole("button", { name: say("uploads.retry") }).tap();
  await expect(page.getByRole("button", { name: say("uploads.retry") })).toBeHidden();
  await expect(picker).toHaveAccessibleDescription(say("topups.bank.vouchersHint", { count: 3 }));
  expect(uploads).toBe(2);
});

test("a large photo is shrunk before it is sent, upright and in shape; a small one goes as it is [UPL-02] [UPL-03] [UPL-06]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await page.goto("/rechargeBank");
  const picker = page.getByLabel(say("topups.bank.vouchers"), { exact: true }).first();
  const stored = async (file: Parameters<typeof picker.setInputFiles>[0]) => {
    const answer = page.waitForResponse("**/cgi/upload/**");
    await picker.setInputFiles(file);
    const { data } = (await (await answer).json()) as { data: { width: number; height: number } };
    return { width: data.width, height: data.height };
  };
  expect(await stored(await takePhoto(page))).toEqual({ width: 525, height: 700 });
  expect(await stored(small)).toEqual({ width: 600, height: 840 });
});

test("a declared transfer waits in the history with its voucher, and says why it failed [UPL-04] [WAL-31] [WAL-33]", async ({
  page,
  baseURL,
}) => {
  const payNo = `E2E${Date.now()}`;
  await page.context().addCookies(newcomer);
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { namesOfFiles: names });
    window.File = new Proxy(File, {
      construct: (file, [content, name, options]: ConstructorParameters<typeof File>) => {
        names.push(name);
        return new file(content, name, options);
      },
    });
  });
  await declareTransfer({ page, say }, { amount: "1234.50", payNo, voucher: small });
  const names = await page.evaluate(
    () => (window as unknown as { namesOfFiles: string[] }).namesOfFiles,
  );
  expect(names).toEqual([expect.stringMatching(/^cer_\d{13}\.jpg$/)]);
  await page.getByRole("link", { name: say("topups.done.toHistory") }).tap();
  const entry = page.getByRole("listitem").filter({ hasText: "NT$ 1,234.50" });
  await expect(entry).toContainText(say("status.topup.under_review"));
  await expect(entry).toContainText(payNo);
  await expect(entry.getByRole("img")).toHaveCount(1);

  await rejectTransfer(baseURL ?? "", { payNo, reason: "金額與帳上不符" });
  await page.reload();
  await expect(entry).toContainText(say("status.topup.failed"));
  await expect(entry).toContainText(say("topups.history.reason", { reason: "金額與帳上不符" }));
});

test("a refused online top-up opens the error page, which leads back to the form [WAL-12] [RT-77]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await page.goto("/rechargeMoney");
  await page.getByLabel(say("topups.amount"), { exact: true }).fill("500");
  await page.getByRole("button", { name: new RegExp(say("topups.payUnknown")) }).tap();
  await page.locator("button[name=outcome]:not([value=pay])").click();
  await expect(page).toHaveURL(/\/rechargeError\?order_no=TU/);
  await expect(page.getByRole("heading", { name: say("topups.failed.title") })).toBeVisible();
  await page.getByRole("link", { name: say("topups.failed.retry") }).tap();
  await expect(page).toHaveURL("/rechargeMoney");
});

test("a paid online top-up opens the success page and is credited once [WAL-12] [RT-76]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await topUpOnline({ page, say }, { amount: "500", way: "ecpay" });
  await page.reload();
  await expect(
    page.getByText(say("topups.done.balanceNow", { balance: "NT$ 500.00" })),
  ).toBeVisible();
  await page.getByRole("link", { name: say("topups.done.toWallet") }).tap();
  await expect(page.getByText("+ NT$ 500.00")).toHaveCount(1);
});

test("a provider without a page of its own has its code scanned here, and the page notices the payment [WAL-53]", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies(await registerForAll(baseURL, "TH"));
  let providerPage = "";
  await page.route("**/third_recharge/pay", async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Record<string, string> };
    providerPage = data["pay_url"] ?? "";
    await route.fulfill({
      response: answer,
      json: { success: true, data: { ...data, pay_url: data["qr_image"] } },
    });
  });
  await page.goto("/rechargeMoney");
  await page.getByLabel(say("topups.amount"), { exact: true }).fill("250.50");
  await page.getByRole("button", { name: new RegExp(say("topups.payUnknown")) }).tap();
  await expect(page.getByRole("img", { name: say("topups.done.scan") })).toBeVisible();
  await expect(page.getByText(say("topups.done.toPay", { amount: "฿ 250.50" }))).toBeVisible();

  const bankApp = await context.newPage();
  await bankApp.goto(providerPage);
  await bankApp.locator("button[name=outcome][value=pay]").click();
  await bankApp.close();
  await expect(page.getByRole("heading", { name: say("topups.done.creditedTitle") })).toBeVisible({
    timeout: 20_000,
  });
});

test("the pages of the wallet pass every accessibility check, and fit the narrowest phones [NFR-04]", async ({
  page,
}) => {
  await logInByCall(page.request, "business@sampan.test");
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of [
    "/myWallet",
    "/getAccBalance",
    "/rechargeMoney",
    "/rechargeBank",
    "/rechargeHistory",
    "/myIntegral",
  ]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

/** A photo of 2000 x 1500, between 1.5 and 6 MB since noise does not compress, lying on its side. */
async function takePhoto(page: Page) {
  const encoded = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 2000, height: 1500 });
    const pen = canvas.getContext("2d");
    const noise = pen?.createImageData(canvas.width, canvas.height);
    if (!pen || !noise) throw new Error("this browser cannot draw");
    for (let at = 0; at < noise.data.length; at++)
      noise.data[at] = at % 4 === 3 ? 255 : 255 * Math.random();
    pen.putImageData(noise, 0, 0);
    return canvas.toDataURL("image/jpeg", 0.92);
  });
  const drawn = Buffer.from(encoded.slice(encoded.indexOf(",") + 1), "base64");
  const start = 2;
  const buffer = Buffer.concat([drawn.subarray(0, start), turnedRight, drawn.subarray(start)]);
  expect(buffer.length).toBeGreaterThan(1.5 * 1_048_576);
  expect(buffer.length).toBeLessThan(6 * 1_048_576);
  return { name: "photo.jpg", mimeType: "image/jpeg", buffer };
}

/** The EXIF segment of a photo that was taken upright: orientation 6, turn it right by a quarter. */
const turnedRight = Buffer.from(
  "ffe100224578696600004d4d002a00000008000101120003000000010006000000000000",
  "hex",
);

const centsOf = (amount: string): number => Math.round(Number(amount.replaceAll(",", "")) * 100);

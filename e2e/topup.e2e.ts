import { join } from "node:path";
import type { Page } from "@playwright/test";
import { rejectTransfer } from "./support/finance.ts";
import { topupFailures } from "@sampan/locales/zh-TW/money/topup-failures";
import { expect, test } from "./support/journey.ts";
import { type Cookies, registerForAll } from "./support/newcomer.ts";
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
  expect(declared).toBe(0);
});

for (const [amount, refusal, ids] of [
  ["", "errors.topup_amount_needed", "[ERR-56]"],
  ["0.99", "errors.topup_below_minimum", "[ERR-57] [WAL-14]"],
  ["5000000.01", "errors.topup_above_maximum", "[ERR-58] [WAL-15]"],
] as const)
  test(`a top-up of "${amount}" is refused beside its field, and nothing is opened ${ids}`, async ({
    page,
  }) => {
    await page.context().addCookies(newcomer);
    await page.goto("/rechargeMoney");
    const field = page.getByLabel(say("topups.amount"), { exact: true });
    await field.fill(amount);
    await page.getByRole("button", { name: say("topups.payUnknown"), exact: true }).tap();
    await expect(field).toHaveAccessibleDescription(say(refusal));
    await expect(page).toHaveURL("/rechargeMoney");
  });

test("a transfer goes to the one local bank, by name, code and number, with the hours of its review [WAL-02] [RT-74] [CONST-25]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await page.goto("/rechargeBank");
  const { data: bank } = (await (
    await page.request.get("/gateway/installer/installer_acct/query_shop_account")
  ).json()) as { data: { name: string; code: string; account_no: string; logo: string } };
  const account = page.getByRole("region", { name: say("topups.bank.stepTransfer") });
  await expect(account).toContainText(`${bank.name} (${bank.code})`);
  await expect(account).toContainText(bank.account_no);
  // A bank whose logo nobody has put in yet shows a drawing of a bank.
  const logo = bank.logo === "" ? "svg" : `img[src="${bank.logo}"]`;
  await expect(account.locator(logo).first()).toBeVisible();
  await expect(account.getByRole("button", { name: say("topups.bank.copyNo") })).toBeVisible();
  const hours = say("topups.bank.review", { from: "8:30", to: "17:00", min: 1, max: 2 });
  await expect(page.getByText(hours)).toBeVisible();
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
  await page.addInitScript(() => {
    const drawn: unknown[] = [];
    Object.assign(window, { drawn });
    const canvas = HTMLCanvasElement.prototype;
    const toBlob = new Proxy(Reflect.get(canvas, "toBlob") as () => void, {
      apply: (draw, self, [told, ...form]: unknown[]) => {
        drawn.push(form);
        Reflect.apply(draw, self, [told, ...form]);
      },
    });
    Object.assign(canvas, { toBlob });
  });
  const drawnAs = () => page.evaluate(() => (window as unknown as { drawn: unknown[] }).drawn);
  await page.goto("/rechargeBank");
  const picker = page.getByLabel(say("topups.bank.vouchers"), { exact: true }).first();
  const stored = async (file: Parameters<typeof picker.setInputFiles>[0]) => {
    const answer = page.waitForResponse("**/cgi/upload/**");
    await picker.setInputFiles(file);
    const { data } = (await (await answer).json()) as { data: { width: number; height: number } };
    return { width: data.width, height: data.height };
  };
  const photo = await takePhoto(page);
  expect(await drawnAs()).toEqual([]);
  expect(await stored(photo)).toEqual({ width: 525, height: 700 });
  expect(await drawnAs()).toEqual([["image/jpeg", 0.8]]);
  expect(await stored(small)).toEqual({ width: 600, height: 840 });
  expect(await drawnAs()).toHaveLength(1);
});

test("a declared transfer waits in the history with its voucher, and says why it failed [UPL-04] [WAL-33] [RT-78]", async ({
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

test("a refused online top-up opens the error page, which says why and leads back to the form [WAL-12] [RT-77]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await page.goto("/rechargeMoney");
  await page.getByLabel(say("topups.amount"), { exact: true }).fill("500");
  await page.getByRole("button", { name: new RegExp(say("topups.payUnknown")) }).tap();
  await page.locator("button[name=outcome]:not([value=pay])").click();
  await expect(page).toHaveURL(/\/rechargeError\?order_no=TU/);
  await expect(page.getByRole("heading", { name: say("topups.failed.title") })).toBeVisible();
  const reason = say("topups.history.reason", { reason: topupFailures.declined });
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole("link", { name: say("topups.failed.retry") }).tap();
  await expect(page).toHaveURL("/rechargeMoney");
});

test("a paid online top-up opens the success page and is credited once [WAL-12] [RT-75] [RT-76]", async ({
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

test("as many unpaid top-ups as one may have lead to the open ones, where one is cancelled, and then a new one begins", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies(await registerForAll(baseURL, "TW"));
  const start = { amount: 50_000, channel: "ecpay" };
  const headers = { "x-sampan-client": "web", origin: baseURL ?? "" };
  const path = "/gateway/installer/third_recharge/pay";
  for (let open = 0; open < 5; open += 1)
    expect((await page.request.post(path, { data: start, headers })).ok()).toBe(true);

  await page.goto("/rechargeMoney");
  const amount = page.getByLabel(say("topups.amount"), { exact: true });
  await amount.fill("500");
  await page.getByRole("button", { name: new RegExp(say("topups.payUnknown")) }).tap();
  await expect(page.getByRole("alert")).toHaveText(say("errors.topups_open", { n: 5 }));
  await expect(amount).toHaveValue("500");
  await page.getByRole("link", { name: say("topups.seeOpen") }).tap();
  const entries = page.getByRole("listitem").filter({ hasText: "NT$ 500.00" });
  await expect(entries).toHaveCount(5);
  await expect(entries.first()).toContainText(say("status.topup.paying"));
  await entries
    .first()
    .getByRole("button", { name: say("topups.done.cancel") })
    .tap();
  await expect(entries.first()).toContainText(say("status.topup.expired"));
  await expect(entries.first()).toContainText(say("topups.history.ended"));

  // The next one leads back to the provider, whose page nobody has opened yet.
  await entries
    .nth(1)
    .getByRole("link", { name: say("topups.history.goOn") })
    .tap();
  await page.getByRole("button", { name: say("topups.done.goOn") }).tap();
  await page.locator("button[name=outcome][value=pay]").click();
  await expect(page.getByRole("heading", { name: say("topups.done.creditedTitle") })).toBeVisible();

  await page.goto("/rechargeHistory");
  await entries
    .first()
    .getByRole("link", { name: say("topups.history.again") })
    .tap();
  await expect(page).toHaveURL("/rechargeMoney");
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

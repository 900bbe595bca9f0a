import { type Page } from "@playwright/test";
import { orderMessages as taiwan } from "@sampan/locales/zh-TW/people/order-messages";
import { orderMessages as thai } from "@sampan/locales/th/people/order-messages";
import { readHoldings, readLedger } from "./support/account.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openDesk } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { openPhone } from "./support/shopper.ts";
import { sitDown } from "./support/sit-down.ts";
import { speak, atDesk, pattern } from "./support/speech.ts";

/** How notices are worded in each language. */
const told = { "zh-TW": taiwan, th: thai } as const;

interface Line {
  readonly tid: string;
  readonly oid: string;
  readonly num: number;
}

/** A line of some pieces that waits to be bought (13), or was bought (4); undefined where there is none. */
async function findLine(page: Page, wanted: 4 | 13): Promise<Line | undefined> {
  const answer = await page.request.get("/gateway/installer/order/query_order_list?page_size=50");
  const { datalist } = (await answer.json()) as {
    datalist: { tid: string; items: { oid: string; status: number; num: number }[] }[];
  };
  return datalist
    .flatMap(({ tid, items }) => items.map((item) => ({ ...item, tid })))
    .find(({ status, num }) => status === wanted && num > 1);
}

async function lineAt(page: Page, wanted: 4 | 13): Promise<Line> {
  const found = await findLine(page, wanted);
  if (!found) throw new Error(`the demo has no line of status ${wanted}`);
  return found;
}

/** A line of some pieces that was bought, by a buyer just now where there is none. */
async function boughtLine(page: Page, baseURL: string): Promise<Line> {
  const bought = await findLine(page, 4);
  if (bought) return bought;
  const line = await lineAt(page, 13);
  const buyer = await sitDown(baseURL, "buyer");
  const purchase = { oids: [line.oid], out_oid: `2250${Date.now()}` };
  const answer = await buyer.post("/staff/purchases/record", { data: purchase });
  expect(await answer.json()).toMatchObject({ success: true });
  await buyer.dispose();
  return line;
}

async function recordStockOut(desk: Page, { tid }: Line, missing: number): Promise<void> {
  await desk.goto("/console/purchases?stage=awaiting_seller");
  const seller = desk.getByRole("region", { name: new RegExp(`^${tid} `) }).first();
  await seller
    .getByRole("button", { name: /缺貨？$/ })
    .first()
    .click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("spinbutton").fill(String(missing));
  await dialog.getByRole("button", { name: `記錄缺 ${missing} 件` }).click();
  await expect(dialog).toBeHidden();
}

async function recordSellerMoney(desk: Page, number: string, yuan: string): Promise<void> {
  await desk.goto(`/console/refunds?tab=seller&number=${number}`);
  const refund = desk.getByRole("region", { name: `退款 ${number}` });
  await refund.getByRole("button", { name: atDesk("consoleRefunds.recordSellerMoney") }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(atDesk("consoleRefunds.sellerMoney")).fill(yuan);
  await dialog.getByRole("button", { name: atDesk("consoleRefunds.recordSellerMoney") }).click();
  await expect(dialog).toBeHidden();
}

async function payOut(desk: Page, number: string): Promise<void> {
  await desk.goto(`/console/refunds?tab=finance&number=${number}`);
  const refund = desk.getByRole("region", { name: `退款 ${number}` });
  await refund.getByRole("button", { name: /^付款 / }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: /^付款 / })
    .click();
  await expect(desk.getByText(atDesk("consoleRefunds.executed"))).toBeVisible();
}

for (const { language, email, sign } of [
  { language: "zh-TW", email: "business@sampan.test", sign: "NT$" },
  { language: "th", email: "thai@sampan.test", sign: "฿" },
] as const)
  test(`a part that the seller has not is refunded to the cent, and its customer sees who has the refund, until when, and the money in the wallet, in ${language} [BO-11] [BO-25] [BO-26]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const { page: opened, say } = await openPhone(browser, baseURL, language);
    const page = answering(opened);
    await logInByCall(page, email);
    const line = await boughtLine(page, baseURL);
    const before = await readHoldings(page.request);

    const buyer = await openDesk(browser, baseURL, "buyer");
    await recordStockOut(buyer, line, 1);

    await page.goto(`/orderDetailOwn?tid=${line.tid}`);
    await expect(page.getByText(say("status.item.partial_stock_out")).first()).toBeVisible();
    await page.goto("/notice");
    await page.getByText(told[language].refund_stock_out.title).first().tap();
    await expect(page).toHaveURL(/\/refundDetail\?number=/);
    const number = new URL(page.url()).searchParams.get("number")?.replaceAll('"', "") ?? "";
    await expect(page.getByText(say("refunds.holders.seller"), { exact: true })).toBeVisible();
    await expect(page.getByText(say("refunds.asked.stock_out"))).toBeVisible();
    const clock = page.getByRole("region", { name: say("refunds.clock") });
    await expect(clock).toContainText(pattern(say, "refunds.until", ["time"]));
    const total = await page.locator("dl dd").filter({ hasText: sign }).last().innerText();
    const cents = Math.round(Number(total.replace(/[^\d.]/g, "")) * 100);
    expect(cents).toBeGreaterThan(0);
    await expectAccessible(page, [page.url()]);

    await recordSellerMoney(buyer, number, "20");
    await page.goto(`/refundDetail?number=${number}`);
    await expect(page.getByText(say("refunds.holders.finance"), { exact: true })).toBeVisible();
    await payOut(await openDesk(browser, baseURL, "finance"), number);

    await page.goto(`/refundDetail?number=${number}`);
    await expect(page.getByText(say("refunds.outcomes.paid.title"))).toBeVisible();
    expect((await readHoldings(page.request)).balance - before.balance).toBe(cents);
    const rows = (await readLedger(page.request)).filter(
      ({ kind, tid }) => kind === "refund" && tid === line.tid,
    );
    expect(rows.map(({ amount, direct }) => [amount, direct])).toEqual([[cents, 1]]);
    await page.goto("/myWallet");
    const back = (cents / 100).toLocaleString("en", { minimumFractionDigits: 2 });
    await expect(page.getByRole("main")).toContainText(back);
    await page.context().close();
  });

test("a request keeps what was chosen and typed, is rejected with a reason, and closed by its customer [API-73] [BO-24] [REF-20]", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const say = speak("zh-TW");
  await logInByCall(page, "customer@sampan.test");
  const { tid } = await lineAt(page, 13);
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await page.getByRole("link", { name: say("refunds.ask") }).tap();
  await page
    .getByRole("button", { name: say("refunds.request.more") })
    .first()
    .tap();
  await page.getByRole("button", { name: say("refunds.request.submit") }).tap();
  await expect(page.getByText(say("refunds.request.reasonNeeded"))).toBeVisible();
  const reason = page.getByLabel(say("refunds.request.reason")).first();
  await reason.selectOption("not_wanted");
  const note = page.getByLabel(new RegExp(say("refunds.request.note")));
  await note.fill("買錯尺寸");
  await page.reload();
  await expect(reason).toHaveValue("not_wanted");
  await expect(note).toHaveValue("買錯尺寸");
  await expectAccessible(page, [page.url()]);
  await page.getByRole("button", { name: say("refunds.request.submit") }).tap();
  await expect(page).toHaveURL(/number=/);
  await expect(page.getByText(say("refunds.holders.service"), { exact: true })).toBeVisible();
  const number = new URL(page.url()).searchParams.get("number")?.replaceAll('"', "") ?? "";

  const service = await openDesk(browser, address ?? "", "service");
  await service.goto(`/console/refunds?number=${number}`);
  const refund = service.getByRole("region", { name: `退款 ${number}` });
  await expect(refund).toContainText("買錯尺寸");
  await refund.getByRole("button", { name: atDesk("consoleRefunds.reject") }).click();
  await service.getByLabel(atDesk("consoleRefunds.rejectReason")).fill("賣家已經出貨");
  await service
    .getByRole("dialog")
    .getByRole("button", { name: atDesk("consoleRefunds.reject") })
    .click();
  await expect(service.getByText(atDesk("consoleRefunds.rejected"))).toBeVisible();

  await page.reload();
  await expect(page.getByText(say("refunds.because", { reason: "賣家已經出貨" }))).toBeVisible();
  await page.getByRole("button", { name: say("refunds.closing.ask") }).tap();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("refunds.closing.ask") })
    .tap();
  // A toast says the same for a moment.
  const clock = page.getByRole("region", { name: say("refunds.clock") });
  await expect(clock.getByText(say("refunds.outcomes.closed.title"))).toBeVisible();
});

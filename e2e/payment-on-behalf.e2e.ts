import { join } from "node:path";
import { readHoldings, readOrder } from "./support/account.ts";
import { openDesk, payOnBehalf, reviewPaymentOnBehalf } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { registerForAll } from "./support/newcomer.ts";
import { logIn, openPhone, pay, type Shopper } from "./support/shopper.ts";
import { speak } from "./support/speech.ts";

const quotation = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");
const link = "https://trade.1688.com/order/sample-fee?id=4711";

const journeys = [
  {
    title:
      "something is asked for by a visitor, reviewed, paid and done, in Traditional Chinese [RT-30] [ORD-10] [API-80]",
    language: "zh-TW",
    email: "customer@sampan.test",
    text: "付給佛山家具廠的打樣費，合約編號 FS-2026-118",
  },
  {
    title: "the same in Thai, paid in baht [ORD-10] [MONEY-08]",
    language: "th",
    email: "thai@sampan.test",
    text: "ค่าทำตัวอย่างให้โรงงานเฟอร์นิเจอร์ฝอซาน สัญญาเลขที่ FS-2026-118",
  },
] as const;

for (const journey of journeys) {
  test(journey.title, async ({ browser, baseURL: address }) => {
    const baseURL = address ?? "";
    const shopper = await openPhone(browser, baseURL, journey.language);
    const { page, say } = shopper;
    const api = page.request;

    const tid = await askForPayment(shopper, journey);
    expect((await readOrder(api, tid)).status).toBe(-1);
    await page.getByRole("link", { name: say("settlement.placed.see") }).tap();
    await expect(page.getByText(journey.text)).toBeVisible();
    await expect(page.getByRole("link", { name: say("onBehalf.openLink") })).toHaveAttribute(
      "href",
      link,
    );

    await reviewPaymentOnBehalf(await openDesk(browser, baseURL, "reviewer"), {
      tid,
      text: journey.text,
      link,
    });
    const before = (await readHoldings(api)).balance;
    await pay(shopper, tid);
    const paid = await readOrder(api, tid);
    expect(paid.status).toBe(1);
    expect((await readHoldings(api)).balance).toBe(before - paid.pay_real);
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    await expect(page.getByText(say("onBehalf.paying.head"))).toBeVisible();

    const reference = `PAY-${tid.slice(-6)}`;
    await payOnBehalf(await openDesk(browser, baseURL, "buyer"), { tid, reference });
    await page.reload();
    await expect(page.getByText(say("onBehalf.reference", { number: reference }))).toBeVisible();
    await expect(page.getByText(say("onBehalf.stages.completed.done")).first()).toBeVisible();
    expect((await readOrder(api, tid)).status).toBe(7);
  });
}

/** From the page of the account to the form, past a log-in that loses nothing, to the order's number. */
async function askForPayment(
  shopper: Shopper,
  { email, text }: { readonly email: string; readonly text: string },
): Promise<string> {
  const { page, say } = shopper;
  const field = (key: string) => page.getByLabel(say(key), { exact: true });
  await page.goto("/mine");
  await page.getByRole("link", { name: say("mine.entries.onBehalf") }).tap();
  await expect(page.getByRole("heading", { name: say("onBehalf.title"), level: 1 })).toBeVisible();
  await field("onBehalf.what").fill(text);
  await field("onBehalf.link").fill("1688.com");
  await page.getByRole("button", { name: say("onBehalf.toLogin") }).tap();
  await expect(page.getByText(say("errors.request_link_invalid"))).toBeVisible();
  await field("onBehalf.link").fill(link);
  await expect(page.getByText(say("errors.request_amount_needed"))).toBeVisible();
  await field("onBehalf.amount").fill("120.50");
  await page.getByRole("button", { name: say("onBehalf.toLogin") }).tap();
  await logIn(shopper, email);

  await expect(field("onBehalf.what")).toHaveValue(text);
  await expect(field("onBehalf.amount")).toHaveValue("120.50");
  await page.getByLabel(say("onBehalf.pictures")).first().setInputFiles(quotation);
  await expect(
    page.getByRole("button", { name: say("uploads.remove", { index: 1 }) }),
  ).toBeVisible();
  await expect(page.getByText(/^\d+%$/)).toBeHidden();
  await page.getByRole("button", { name: say("onBehalf.submit") }).tap();
  await expect(page.getByRole("heading", { name: say("settlement.placed.title") })).toBeVisible();
  await expect(page.getByText(say("onBehalf.steps.done"))).toBeVisible();
  const shown = await page.getByRole("main").innerText();
  return /SP\d{6}[0-9A-Z]{6}/.exec(shown)?.[0] ?? "";
}

test("who may not order yet is shown the way there, and finds words and pictures again [ORD-10] [CHK-26]", async ({
  page,
  baseURL,
}) => {
  const say = speak("zh-TW");
  const field = (key: string) => page.getByLabel(say(key), { exact: true });
  const taken = page.getByRole("button", { name: say("uploads.remove", { index: 1 }) });
  await page.context().addCookies(await registerForAll(baseURL, "TW"));
  await page.goto("/substitutePayment");
  await field("onBehalf.what").fill("打樣費");
  await field("onBehalf.amount").fill("300");
  await page.getByLabel(say("onBehalf.pictures")).first().setInputFiles(quotation);
  await expect(taken).toBeVisible();
  await expect(page.getByText(/^\d+%$/)).toBeHidden();
  await page.getByRole("button", { name: say("onBehalf.submit") }).tap();
  const notice = page.getByRole("alert").filter({ has: page.getByRole("link") });
  await notice.getByRole("link").tap();
  await expect(page).toHaveURL(/\/(?:editRealName|perfectInfo)\?redirect=/);
  await page.goBack();
  await expect(field("onBehalf.what")).toHaveValue("打樣費");
  await expect(field("onBehalf.amount")).toHaveValue("300");
  await expect(taken).toBeVisible();
});

import { randomUUID } from "node:crypto";
import { formatAmount, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { expect, test } from "./support/journey.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { approveByCall, linesToOrder, openCheckout, ordersOf } from "./support/ordering.ts";
import { openPhone, pay, placeOrder, type Shopper } from "./support/shopper.ts";
import { sitDown } from "./support/sit-down.ts";
import { pattern } from "./support/speech.ts";

/** What they come to lies between the least spends of the two coupons for goods. */
const pieces = 3;

/** Takes every coupon that the page offers. */
async function takeOffered({ page, say }: Shopper): Promise<void> {
  await page.goto("/getCoupon");
  const take = page.getByRole("button", { name: say("coupons.take.take"), exact: true });
  await expect(take.first()).toBeVisible();
  for (let left = await take.count(); left > 0; left--) {
    await take.first().tap();
    await expect(take).toHaveCount(left - 1);
  }
}

/** What is offered where a coupon is chosen, each in the words of the page. */
async function openChoice({ page, say }: Shopper) {
  await page.getByRole("button", { name: new RegExp(`^${say("settlement.coupon")}`) }).tap();
  const sheet = page.getByRole("dialog", { name: say("settlement.coupon") });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The coupons of one tab of one's own. */
async function couponsOf({ page, say }: Shopper, tab: "unused" | "used") {
  await page.goto("/myCoupon");
  await page.getByRole("tab", { name: say(`coupons.tabs.${tab}`) }).tap();
  return page.getByRole("tabpanel").getByRole("listitem");
}

/** Everything of a paid order is asked back, accepted and paid out. */
async function refundAll({ page }: Shopper, baseURL: string, tid: string): Promise<void> {
  const headers = () => ({ "x-sampan-client": "web", "idempotency-key": randomUUID() });
  const order = (await ordersOf(page)).find((one) => one.tid === tid);
  const lines = (order?.items ?? []).filter(({ num }) => num === pieces);
  const list = lines.map(({ oid, num }) => ({ oid, num, reason: "not_wanted" }));
  const asked = await page.request.post("/gateway/installer/trade/reverse_apply_batch", {
    headers: headers(),
    form: { list: JSON.stringify(list) },
  });
  const { datalist } = (await asked.json()) as { datalist: readonly { number: string }[] };
  expect(datalist).toHaveLength(lines.length);
  const [service, finance] = [await sitDown(baseURL, "service"), await sitDown(baseURL, "finance")];
  for (const { number } of datalist) {
    const decision = { number, num: pieces, fault: "customer" };
    const accepted = await service.post(`/staff/refunds/${number}/accept`, {
      headers: headers(),
      data: decision,
    });
    expect(await accepted.json()).toMatchObject({ success: true });
    const executed = await finance.post(`/staff/refunds/${number}/execute`, {
      headers: headers(),
      data: { number },
    });
    expect(await executed.json()).toMatchObject({ success: true });
  }
  await service.dispose();
  await finance.dispose();
}

for (const { language, region, currency } of [
  { language: "zh-TW", region: "TW", currency: "TWD" },
  { language: "th", region: "TH", currency: "THB" },
] as const satisfies readonly { currency: PaymentCurrency; [key: string]: unknown }[])
  test(`a coupon is taken, proposed, used, and comes back when all of its order is refunded or its order is closed, in ${language} [CPN-09] [CPN-10] [CPN-13]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const shopper = await openPhone(browser, baseURL, language);
    const { page, say } = shopper;
    const money = (cents: number): string => formatAmount(cents, currency);
    await becomeBuyer(shopper, baseURL, { region, amount: "3000" });
    await takeOffered(shopper);
    const lines = (await linesToOrder(page.request, 1)).map((line) => ({ ...line, num: pieces }));
    const share = say("sums.terms.shareFrom", {
      from: money(500_00),
      percent: "9",
      most: money(150_00),
    });

    await openCheckout(page, lines);
    await expect(page.getByText(pattern(say, "coupons.proposed", ["amount"]))).toBeVisible();
    const sheet = await openChoice(shopper);
    const best = sheet.getByRole("radio", { name: say("coupons.best") });
    await expect(best).toHaveCount(1);
    await expect(sheet.getByRole("radio").nth(1)).toHaveAccessibleName(
      new RegExp(say("coupons.best")),
    );
    await expect(best).toHaveAccessibleName(new RegExp(`^${share.replaceAll(/[$()]/g, "\\$&")}`));
    const below = say("coupons.why.general.below_start", { from: money(1_000_00) });
    await expect(sheet.getByRole("radio", { name: below })).toBeDisabled();
    const forFreight = say("coupons.why.general.wrong_kind");
    await expect(sheet.getByRole("radio", { name: forFreight })).toBeDisabled();
    await best.tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(share, { exact: true })).toBeVisible();

    const tid = await placeOrder(shopper, {
      transport: say("settlement.transports.sea"),
      remark: "",
    });
    const held = (await couponsOf(shopper, "unused")).filter({ hasText: "9%" });
    await expect(held.getByText(say("coupons.reserved", { tid }))).toBeVisible();
    await approveByCall(baseURL, tid);
    await pay(shopper, tid);
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    await expect(page.getByText(share).first()).toBeVisible();
    const used = (await couponsOf(shopper, "used")).filter({ hasText: "9%" });
    await expect(used.getByText(say("coupons.used", { tid }))).toBeVisible();

    await refundAll(shopper, baseURL, tid);
    await expect(held).toHaveCount(1);
    await page.reload();
    const back = (await couponsOf(shopper, "unused")).filter({ hasText: "9%" });
    await expect(back).toHaveCount(1);
    await expect(back).not.toContainText(tid);

    await openCheckout(page, lines);
    await (await openChoice(shopper)).getByRole("radio", { name: say("coupons.best") }).tap();
    const second = await placeOrder(shopper, {
      transport: say("settlement.transports.sea"),
      remark: "",
    });
    await page.goto(`/orderDetailOwn?tid=${second}`);
    await page.getByRole("button", { name: say("orders.close"), exact: true }).tap();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("orders.closing.confirm"), exact: true })
      .tap();
    await expect(page.getByText(say("orders.head.closed")).first()).toBeVisible();
    const again = (await couponsOf(shopper, "unused")).filter({ hasText: "9%" });
    await expect(again).toHaveCount(1);
    await expect(again).not.toContainText(second);
  });

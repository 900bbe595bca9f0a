import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryCouponList } from "@sampan/contract/money/coupons";
import type { addCouponTemplate } from "@sampan/contract/money/staff-coupons";
import type { simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatDay } from "@sampan/ui/format/dates";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { linesToOrder, openCheckout } from "./support/ordering.ts";
import { saveHome, saveNames } from "./support/own-home.ts";
import { sitDown } from "./support/sit-down.ts";
import { atDesk, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const money = (cents: number): string => formatAmount(cents, "TWD");
const from = "2026-01-01T00:00";
const until = "2036-01-01T00:00";

/** What marketing writes into the form of a coupon, whose code alone leads to it. */
const written = {
  name: `老友回訪券 ${Date.now()}`,
  remark: "一張訂單用一張，不與活動併用",
  startValue: "500",
  percent: "9",
  ceiling: "150",
  copies: "7",
  perAccount: "2",
  days: "12",
} as const;

/** The fields of the form that say what it is, each by its label and what stands in it. */
const fields = [
  ["consoleCoupons.startValue", written.startValue],
  ["consoleCoupons.percent", written.percent],
  ["consoleCoupons.ceiling", written.ceiling],
  ["consoleCoupons.copiesField", written.copies],
  ["consoleCoupons.per_accountField", written.perAccount],
  ["consoleCoupons.daysField", written.days],
  ["consoleCoupons.starts_at", from],
  ["consoleCoupons.ends_at", until],
] as const;

/** The choices of the form, each with what is chosen. */
const choices = [
  ["consoleCoupons.kindField", "consoleCoupons.kind.general"],
  ["consoleCoupons.discount", "consoleCoupons.discounts.percent"],
  ["consoleCoupons.takingField", "consoleCoupons.takings.code"],
  ["consoleCoupons.timeRule", "consoleCoupons.timeRules.days"],
] as const;

async function writeTemplate(desk: Page): Promise<string> {
  await desk.goto("/console/coupons");
  await desk.getByRole("button", { name: atDesk("consoleCoupons.add") }).click();
  const form = desk.getByRole("dialog", { name: atDesk("consoleCoupons.addTitle") });
  await form.getByLabel(atDesk("consoleCoupons.name")).first().fill(written.name);
  await form.getByLabel(atDesk("consoleCoupons.remark")).first().fill(written.remark);
  for (const [label, choice] of choices) {
    await form.getByLabel(atDesk(label), { exact: true }).click();
    await desk.getByTitle(atDesk(choice), { exact: true }).last().click();
  }
  for (const [label, value] of fields) await form.getByLabel(atDesk(label)).fill(value);
  await form.getByRole("button", { name: atDesk("consoleCoupons.create") }).click();
  await expect(form).toBeHidden();
  const row = desk.getByRole("row").filter({ hasText: written.name });
  return row.locator("code").innerText();
}

test("a coupon is cut from a template as it was written at the desk, and whoever has its code reads what it promises and takes as many as they may [CPN-03] [CPN-04] [CPN-05] [CPN-06] [CPN-07] (table)", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const code = await writeTemplate(desk);
  const change = atDesk("consoleCoupons.changeOne", { name: written.name });
  await desk.getByRole("button", { name: change }).click();
  const form = desk.getByRole("dialog", { name: atDesk("consoleCoupons.changeTitle", { code }) });
  await expect(form.getByLabel(atDesk("consoleCoupons.name")).first()).toHaveValue(written.name);
  await expect(form.getByLabel(atDesk("consoleCoupons.remark")).first()).toHaveValue(
    written.remark,
  );
  for (const [label, value] of fields)
    await expect(form.getByLabel(atDesk(label))).toHaveValue(
      new RegExp(`^${value.replace(/^\d+$/, "$&(\\.00)?")}$`),
    );
  for (const [, choice] of choices)
    await expect(form.getByTitle(atDesk(choice), { exact: true }).first()).toBeVisible();
  await form.getByRole("button", { name: atDesk("common.cancel") }).click();
  await expect(form).toBeHidden();

  await page.goto(`/couponDetail?code=${code}`);
  const terms = page.getByRole("main");
  for (const words of [
    written.name,
    written.remark,
    `${written.percent}%`,
    say("coupons.kinds.general"),
    say("coupons.from", { amount: money(500_00) }),
    say("coupons.atMost", { amount: money(150_00) }),
    say("coupons.period", {
      from: formatDay("2026-01-01 00:00:00"),
      to: formatDay("2036-01-01 00:00:00"),
    }),
    say("coupons.days", { count: written.days }),
    say("coupons.code", { code }),
  ])
    await expect(terms).toContainText(words);

  await registerNewcomer(page.request, "TW");
  await page.goto("/getCoupon");
  const typed = page.getByLabel(say("coupons.take.code"), { exact: true });
  const redeem = page.getByRole("button", { name: say("coupons.take.redeem"), exact: true });
  // It is not listed: its code alone leads to it.
  await expect(page.getByText(written.name)).toHaveCount(0);
  for (const words of ["coupons.takenNow", "coupons.takenNow", "errors.coupon_limit_reached"]) {
    await typed.fill(code);
    const taken = page.waitForResponse("**/take_coupon");
    await redeem.tap();
    await taken;
    await expect(
      page.getByText(say(words, { n: Number(written.perAccount) })).last(),
    ).toBeVisible();
  }
  await page.goto("/myCoupon");
  await expect(page.getByRole("listitem").filter({ hasText: written.name })).toHaveCount(2);
  await desk.reload();
  const row = desk.getByRole("row").filter({ hasText: written.name });
  await expect(row).toContainText(
    atDesk("consoleCoupons.issuedOf", { issued: 2, copies: Number(written.copies) }),
  );

  // Nobody else is to find it.
  await desk.getByRole("button", { name: change }).click();
  await form.getByLabel(atDesk("consoleCoupons.isOpen")).uncheck();
  await form.getByRole("button", { name: atDesk("consoleCoupons.save") }).click();
  await expect(form).toBeHidden();
  await desk.context().close();
});

for (const { language, email, currency } of [
  { language: "zh-TW", email: "customer@sampan.test", currency: "TWD" },
  { language: "th", email: "thai@sampan.test", currency: "THB" },
] as const)
  test(`a coupon in somebody's hands says from which spend it takes what at the most, from when to when, and its code, in ${language} [CPN-02]`, async ({
    page,
    baseURL,
  }) => {
    const words = speak(language);
    await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
    await logInByCall(page, email);
    const list = await page.request.get("/gateway/installer/installer_acct/query_coupon_list", {
      params: { state: "unused", page_size: 100 },
    });
    const { datalist } = (await list.json()) as OutputOf<typeof queryCouponList>;
    expect(datalist.length).toBeGreaterThan(0);
    await page.goto("/myCoupon");
    const cards = page.getByRole("tabpanel").getByRole("listitem");
    await expect(cards).toHaveCount(datalist.length);
    for (const [at, coupon] of datalist.entries()) {
      const card = cards.nth(at);
      const { start_value, value, max_value, discountType, start_time, effective_time } = coupon;
      await expect(card).toContainText(
        start_value > 0
          ? words("coupons.from", { amount: formatAmount(start_value, currency) })
          : words("coupons.fromNothing"),
      );
      // What is taken off and its ceiling are one figure where it is an amount, whose symbol is drawn apart.
      if (discountType === 2)
        await expect(card).toContainText(
          words("coupons.atMost", { amount: formatAmount(max_value, currency) }),
        );
      else {
        expect(max_value).toBe(value);
        await expect(card).toContainText(formatAmount(max_value, currency).replace(/\s/, ""));
      }
      const period = { from: formatDay(start_time), to: formatDay(effective_time) };
      await expect(card).toContainText(words("coupons.period", period));
      await expect(card).toContainText(words("coupons.code", { code: coupon.code }));
    }
  });

/** Fifty off from so many cents on, for whoever has its code. */
async function cutFifty(baseURL: string, start_value: number): Promise<string> {
  const each = (text: string) => ({ zh: text, "zh-TW": text, th: text, en: text });
  const marketing = await sitDown(baseURL, "marketing");
  const cut = await marketing.post("/staff/coupon-templates", {
    headers: { "idempotency-key": randomUUID() },
    data: {
      kind: "general",
      taking: "code",
      currency: "TWD",
      start_value,
      discount_type: "amount",
      value: 5_000,
      ceiling: null,
      time_rule: "window",
      valid_days: null,
      copies: 1,
      per_account: 1,
      names: each("滿額折五十"),
      remarks: each(""),
      is_open: true,
      starts_at: "2026-01-01 00:00:00",
      ends_at: "2036-01-01 00:00:00",
    },
  });
  const { data } = (await cut.json()) as OutputOf<typeof addCouponTemplate>;
  await marketing.dispose();
  return data.code;
}

test("fifty off comes from the very spend it asks for, and not from a cent less [CPN-11]", async ({
  page,
  baseURL,
}) => {
  await registerNewcomer(page.request, "TW");
  await saveHome(page.request, "TW");
  await saveNames(page.request);
  const lines = await linesToOrder(page.request, 1);
  const simulated = page.waitForResponse("**/simulate_create_trade*");
  await openCheckout(page, lines);
  const before = (await (await simulated).json()) as OutputOf<typeof simulateCreateTrade>;
  const spend = before.data.sums.rows.find(({ key }) => key === "goods")?.amount ?? 0;
  expect(spend).toBeGreaterThan(5_000);
  for (const start of [spend, spend + 1]) {
    const code = await cutFifty(baseURL ?? "", start);
    const taken = await page.request.post("/gateway/installer/installer_acct/take_coupon", {
      headers: { "x-sampan-client": "web" },
      form: { code },
    });
    expect(await taken.json()).toMatchObject({ success: true });
  }

  await openCheckout(page, lines);
  await page.getByRole("button", { name: new RegExp(`^${say("settlement.coupon")}`) }).tap();
  const sheet = page.getByRole("dialog", { name: say("settlement.coupon") });
  const short = say("coupons.why.general.below_start", { from: money(spend + 1) });
  await expect(sheet.getByRole("radio", { name: short })).toBeDisabled();
  const answer = page.waitForResponse(
    async (response) =>
      response.url().includes("simulate_create_trade") &&
      (response.request().postData() ?? response.url()).includes("coupon_id"),
  );
  await sheet.getByRole("radio", { name: say("coupons.best") }).tap();
  const { data } = (await (await answer).json()) as OutputOf<typeof simulateCreateTrade>;
  expect(data.sums.first_instalment).toBe(before.data.sums.first_instalment - 5_000);
  const costs = page.getByRole("main");
  await expect(costs).toContainText(money(-5_000));
  await expect(costs).toContainText(money(data.sums.first_instalment).replace(/^NT\$\s/, ""));
});

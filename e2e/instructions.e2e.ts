import { expectAccessible } from "./support/accessible.ts";
import { readHoldings, readLedger } from "./support/account.ts";
import { demoPassword, openDesk } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, placeByCall } from "./support/ordering.ts";
import { proveName, putMoney } from "./support/payee.ts";
import { openPhone, pay, type Shopper } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

const headers = { "x-sampan-client": "web" };
const homes = {
  TW: {
    to: ["臺北市", "信義區"],
    detail: "市府路 1 號",
    postal_code: "11008",
    phone: "0912345678",
  },
  TH: {
    to: ["กรุงเทพมหานคร", "พระนคร", "พระบรมมหาราชวัง"],
    detail: "1 ถนนหน้าพระลาน",
    postal_code: "10200",
    phone: "0812345678",
  },
} as const;

/** Somebody new with a name, an address and money, whose settings are nobody else's. */
async function newShopper(shopper: Shopper, baseURL: string, region: "TW" | "TH"): Promise<void> {
  const { request } = shopper.page;
  const language = region === "TW" ? "zh-TW" : "th";
  await registerNewcomer(request, region, { language });
  await proveName(shopper, baseURL, region);
  const { to, ...home } = homes[region];
  const form = { ...home, consignee: "林小舟", to: JSON.stringify(to), is_default: 1 };
  const saved = await request.post("/gateway/user/save_address", { headers, form });
  expect(await saved.json()).toMatchObject({ success: true });
  const profile = { edit_request: JSON.stringify({ name: "林小舟", nickname: "小舟" }) };
  const named = await request.post("/gateway/user/update_user_info", { headers, form: profile });
  expect(await named.json()).toMatchObject({ success: true });
  await putMoney(shopper, baseURL, "5000");
}

for (const [language, region, express] of [
  ["zh-TW", "TW", 2],
  ["th", "TH", 3],
] as const)
  test(`what a customer says once holds for their next order, in ${language}: it stands on its page and at the desk, and a rise within it is paid [ORD-41]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const { page: opened, say } = await openPhone(browser, baseURL, language);
    const page = answering(opened);
    const shopper = { page, say };
    await newShopper(shopper, baseURL, region);

    await page.goto("/setting");
    await page.getByRole("link", { name: say("mine.setting.instructions") }).tap();
    const rise = page.getByRole("region", { name: say("instructions.rise.title") });
    await rise.getByText(say("instructions.rise.accept"), { exact: true }).tap();
    await rise.getByRole("button", { name: say("common.save"), exact: true }).tap();
    const most = region === "TW" ? "NT$" : "฿";
    await expect(rise.getByText(new RegExp(most.replace("$", "\\$"))).last()).toBeVisible();
    await rise.getByLabel(say("instructions.rise.percent"), { exact: true }).fill("10");
    await rise.getByLabel(say("instructions.rise.ceiling"), { exact: true }).fill("1000");
    const password = rise.getByLabel(say("credentials.present.label"), { exact: true });
    await password.fill("Wrong_2026");
    await rise.getByRole("button", { name: say("common.save"), exact: true }).tap();
    await expect(rise.getByText(say("errors.wrong_password"))).toBeVisible();
    await expect(rise.getByLabel(say("instructions.rise.ceiling"), { exact: true })).toHaveValue(
      "1000",
    );
    await password.fill(demoPassword);
    await rise.getByRole("button", { name: say("common.save"), exact: true }).tap();
    await expect(page.getByText(say("instructions.saved"))).toBeVisible();

    const buying = page.getByRole("region", { name: say("instructions.buying") });
    const other = answering(await page.context().newPage());
    await other.goto("/instructions");
    const elsewhere = other.getByRole("region", { name: say("instructions.buying") });
    await elsewhere.getByLabel(say("instructions.cancel")).selectOption("14");
    await buying.getByRole("checkbox", { name: say("instructions.other") }).check();
    await buying.getByLabel(say("instructions.otherWords")).fill("黑色");
    await buying.getByLabel(say("instructions.cancel")).selectOption("7");
    await buying.getByRole("button", { name: say("common.save"), exact: true }).tap();
    await expect(page.getByText(say("instructions.saved")).last()).toBeVisible();
    await elsewhere.getByRole("button", { name: say("common.save"), exact: true }).tap();
    await expect(other.getByText(say("errors.instructions_changed"))).toBeVisible();
    await other.close();
    await expectAccessible(page, [page.url()]);
    await page.reload();
    await expect(buying.getByLabel(say("instructions.cancel"))).toHaveValue("7");

    const tid = await placeByCall(page.request, await linesToOrder(page.request, 1), express);
    await approveByCall(baseURL, tid);
    await pay(shopper, tid);
    const before = await readHoldings(page.request);
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    await expect(
      page.getByText(say("instructions.said.otherWords", { words: "黑色" })),
    ).toBeVisible();

    const desk = await openDesk(browser, baseURL, "buyer");
    await desk.goto("/console/purchases");
    const seller = desk.getByRole("region", { name: new RegExp(`^${tid} `) }).first();
    await expect(
      seller.getByText(atDesk("consolePurchases.instructions.otherWords", { words: "黑色" })),
    ).toBeVisible();
    await seller
      .getByRole("button", { name: /的價格變了？$/ })
      .first()
      .click();
    const price = desk.getByRole("dialog").getByLabel(atDesk("consolePurchases.price.price"));
    const risen = Math.round(Number(await price.inputValue()) * 105) / 100;
    await price.fill(String(risen));
    await desk
      .getByRole("dialog")
      .getByRole("button", { name: atDesk("consolePurchases.price.confirm") })
      .click();
    await expect(desk.getByText(atDesk("consolePurchases.price.entered.accepted"))).toBeVisible();

    const [row] = await readLedger(page.request);
    expect(row?.kind).toBe("payment_supplement");
    expect((await readHoldings(page.request)).balance).toBe(
      before.balance - Math.abs(row?.amount ?? 0),
    );
    await page.reload();
    await expect(page.getByRole("region", { name: say("priceChanges.title") })).toBeHidden();
    await page.goto("/notice");
    await expect(
      page.getByText(language === "th" ? /ชำระตามที่คุณตั้งไว้แล้ว/ : /已依您的交代補付/).first(),
    ).toBeVisible();
  });

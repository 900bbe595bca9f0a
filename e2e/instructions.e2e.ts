import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { readHoldings, readLedger } from "./support/account.ts";
import { sitDown } from "./support/sit-down.ts";
import { demoPassword, openDesk } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { approveByCall, linesToOrder, placeByCall } from "./support/ordering.ts";
import { openPhone, pay } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

/** The second line of an order, bought, sent and received by calls; the first is still to be bought. */
async function receiveOneLine(api: APIRequestContext, baseURL: string, tid: string): Promise<void> {
  const read = await api.get(`/gateway/installer/order/get_order_detail?tid=${tid}`);
  const { data } = (await read.json()) as { data: { items: { oid: string; num: number }[] } };
  const { oid = "", num = 0 } = data.items[1] ?? {};
  const lines = [{ oid, num }];
  const express_no = `YT${tid.slice(-10)}`;
  const measures = { weight_g: 2400, length_mm: 300, width_mm: 200, height_mm: 200 };
  for (const [role, path, sent] of [
    ["buyer", "/staff/purchases/record", { oids: [oid], out_oid: `22${tid.slice(-10)}` }],
    ["buyer", "/staff/purchases/ship", { lines, express_no, carrier: "YTO" }],
    [
      "warehouse",
      "/staff/warehouse/receive",
      { express_no, warehouse: "guangzhou", lines, measures },
    ],
  ] as const) {
    const desk = await sitDown(baseURL, role);
    const answer = await desk.post(path, { data: sent });
    expect(await answer.json()).toMatchObject({ success: true });
    await desk.dispose();
  }
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
    await becomeBuyer(shopper, baseURL, { region, amount: "5000" });

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
    await buying.getByLabel(say("instructions.ship")).selectOption("5");
    await buying.getByRole("button", { name: say("common.save"), exact: true }).tap();
    await expect(page.getByText(say("instructions.saved")).last()).toBeVisible();
    await elsewhere.getByRole("button", { name: say("common.save"), exact: true }).tap();
    await expect(other.getByText(say("errors.instructions_changed"))).toBeVisible();
    await other.close();
    await expectAccessible(page, [page.url()]);
    await page.reload();
    await expect(buying.getByLabel(say("instructions.cancel"))).toHaveValue("7");

    const tid = await placeByCall(page.request, await linesToOrder(page.request, 2), express);
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

    // One of two lines came: the page says when it goes without the other.
    await receiveOneLine(page.request, baseURL, tid);
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    const [, after = ""] = say("instructions.said.partAt", { time: "|" }).split("|");
    await expect(page.getByText(after)).toBeVisible();
    await page.goto("/notice");
    await expect(
      page.getByText(language === "th" ? /ชำระตามที่คุณตั้งไว้แล้ว/ : /已依您的交代補付/).first(),
    ).toBeVisible();
  });

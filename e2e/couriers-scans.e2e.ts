import type { listPurchases } from "@sampan/contract/trade/purchases/staff-purchases";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { answering, expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, placeByCall } from "./support/ordering.ts";
import { ownSandbox } from "./support/product-of-worker.ts";
import { openPhone, pay } from "./support/shopper.ts";
import { sitDown } from "./support/sit-down.ts";

/** A buyer buys what an order holds, and writes the seller's number down. */
async function sendOff(desk: APIRequestContext, tid: string, express_no: string): Promise<void> {
  const post = async (path: string, data: object) =>
    expect(await (await desk.post(path, { data })).json()).toMatchObject({ success: true });
  const answer = await desk.get("/staff/purchases?page_size=100");
  const { datalist } = (await answer.json()) as OutputOf<typeof listPurchases>;
  const items = datalist.filter(({ order_tid }) => order_tid === tid).flatMap((one) => one.items);
  const lines = items.map(({ oid, num }) => ({ oid, num }));
  await post("/staff/purchases/record", { oids: items.map(({ oid }) => oid), out_oid: `22${tid}` });
  await post("/staff/purchases/ship", { lines, express_no, carrier: "圆通速递" });
}

/** How Taiwan and Thailand read what the courier says; the server words it. */
const words = {
  "zh-TW": { leg: "賣家 → 倉庫", picked: "已收件", delivering: "配送中" },
  th: { leg: "ผู้ขาย → โกดัง", picked: "รับพัสดุแล้ว", delivering: "กำลังนำส่ง" },
} as const;

test("what a courier scans appears on the open page of the order, in its reader's language, the courier's own words folded behind [PKG-23]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const shopper = await openPhone(browser, baseURL, "zh-TW");
  const page = answering(shopper.page);
  await logInByCall(page, "customer@sampan.test");
  const tid = await placeByCall(page.request, await linesToOrder(page.request, 1));
  await approveByCall(baseURL, tid);
  await pay({ page, say: shopper.say }, tid);
  await page.goto(`/orderDetailOwn?tid=${tid}`);

  const express_no = `YT${Date.now()}0`;
  const desk = await sitDown(baseURL, "buyer");
  await sendOff(desk, tid, express_no);
  await desk.dispose();
  // The courier's first scan is asked for as soon as the number is known.
  const scans = page.getByRole("region", { name: words["zh-TW"].leg });
  await expect(scans).toContainText(words["zh-TW"].picked, { timeout: 90_000 });

  const thai = await openPhone(browser, baseURL, "th");
  await logInByCall(thai.page, "customer@sampan.test");
  await answering(thai.page).goto(`/orderDetailOwn?tid=${tid}`);
  const inThai = thai.page.getByRole("region", { name: words.th.leg });
  await expect(inThai).toContainText(words.th.picked);

  // Told that there is news, the house asks, and both open pages show it.
  const moved = await page.request.post(`${ownSandbox()}/_control/parcels`, {
    data: { number: express_no, step: "out_for_delivery", place: "广州" },
  });
  expect(await moved.json()).toMatchObject({ told: [200] });
  await expect(scans).toContainText(words["zh-TW"].delivering, { timeout: 60_000 });
  await expect(inThai).toContainText(words.th.delivering, { timeout: 60_000 });
  const original = scans.getByText("【广州】快递员正在派件", { exact: false });
  await expect(original).toBeHidden();
  await scans.locator("summary").tap();
  await expect(original).toBeVisible();
  await expectAccessible(page, [`/orderDetailOwn?tid=${tid}`]);
});

import { join } from "node:path";
import { growCatalogue } from "../demo/catalogue/grow-catalogue.ts";
import { shareTexts } from "../demo/catalogue/share-texts.ts";
import { formatMinute } from "@sampan/ui/format/dates";
import {
  countLog,
  readHoldings,
  readLedger,
  readNoticeKinds,
  readOrder,
} from "./support/account.ts";
import {
  approveTopup,
  billOrder,
  buyAndShip,
  deliverParcels,
  openDesk,
  receiveParcel,
  reviewOrder,
  parcelsOf,
  shipOrder,
} from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import {
  addAddress,
  chooseAndAdd,
  confirmReceipt,
  declareTransfer,
  find,
  logIn,
  openFind,
  openPhone,
  pay,
  placeOrder,
  checkOutEverything,
  topUpOnline,
} from "./support/shopper.ts";
import { clearAtDesk, confirmDeclaration, openDeclaration } from "./support/clearing.ts";
import { pattern } from "./support/speech.ts";

const pictures = join(import.meta.dirname, "../demo/pictures");
const shareText = shareTexts(growCatalogue())[0]?.text ?? "";

const journeys = [
  {
    title:
      "a purchase from search to receipt in Taiwan, in Traditional Chinese, paid in TWD [ORD-15] [PAY-05] [CHK-12]",
    language: "zh-TW",
    email: "customer@sampan.test",
    word: "连衣裙",
    transport: "settlement.transports.air",
    deskTransport: "空運",
    deskRegion: "台灣",
    isConfirmed: true,
    way: "ecpay",
    address: {
      consignee: "陳柏宇",
      phone: "0912345678",
      area: ["臺中市", "西屯區"],
      detail: "示範路二段18號6樓",
      postal: "40755",
    },
  },
  {
    title: "the same purchase in Thailand, in Thai, paid in THB [MONEY-08] [I18N-01] [NFR-10]",
    language: "th",
    email: "thai@sampan.test",
    word: "เดรส",
    transport: "settlement.transports.land",
    deskTransport: "陸運",
    deskRegion: "泰國",
    isConfirmed: false,
    way: "omise",
    address: {
      consignee: "ศิริพร ใจดี",
      phone: "0812345678",
      area: ["เชียงใหม่", "เมืองเชียงใหม่", "สุเทพ"],
      detail: "88/8 หมู่บ้านตัวอย่าง",
      postal: "50200",
    },
  },
] as const;

for (const journey of journeys) {
  test(journey.title, async ({ browser, baseURL: address }) => {
    const baseURL = address ?? "";
    const shopper = await openPhone(browser, baseURL, journey.language);
    const { page, say } = shopper;
    const api = page.request;

    // Found by a word, chosen and collected without an account; log-in comes in between and returns.
    await openFind(shopper);
    await find(shopper, journey.word);
    await page.locator('a[href*="/goodsDetailAgent/650313400081"]').first().tap();
    await chooseAndAdd(shopper, 2);
    await logIn(shopper, journey.email);
    await expect(page).toHaveURL(/goodsDetailAgent\/650313400081/);
    const before = await readHoldings(api);

    // Found by a share text of Taobao.
    await page.goto("/agent");
    await find(shopper, shareText);
    await expect(page).toHaveURL(/goodsDetailAgent\/617499645749/);
    await chooseAndAdd(shopper, 1);
    await expect(page.getByText(pattern(say, "product.added", ["count"])).first()).toBeVisible();

    await checkOutEverything(shopper);
    await addAddress(shopper, journey.address);
    const tid = await placeOrder(shopper, {
      transport: say(journey.transport),
      remark: "shoe box off, please",
    });
    expect((await readOrder(api, tid)).status).toBe(-1);

    const reviewer = await openDesk(browser, baseURL, "reviewer");
    await reviewOrder(reviewer, { tid, freight: "18" });
    expect((await readOrder(api, tid)).status).toBe(0);

    // Money comes in by bank, reviewed, and online, through the provider's page.
    const payNo = `E2E${Date.now()}`;
    const voucher = join(pictures, "bank-voucher.webp");
    await declareTransfer(shopper, { amount: "3000", payNo, voucher });
    const finance = await openDesk(browser, baseURL, "finance");
    await approveTopup(finance, { amount: "3,000.00", payNo });
    await topUpOnline(shopper, { amount: "500", way: journey.way });
    expect((await readHoldings(api)).balance).toBe(before.balance + 3_000_00 + 500_00);

    await pay(shopper, tid);
    const first = (await readOrder(api, tid)).pay_real;
    expect((await readOrder(api, tid)).status).toBe(1);
    expect((await readHoldings(api)).balance).toBe(before.balance + 3_500_00 - first);

    const numbers = await buyAndShip(await openDesk(browser, baseURL, "buyer"), tid);
    const warehouse = await openDesk(browser, baseURL, "warehouse");
    const photo = join(pictures, "parcel-on-scale.webp");
    for (const express of numbers) await receiveParcel(warehouse, { express, photo });
    expect((await readOrder(api, tid)).status).toBe(2);

    // The bill comes with weight, size, photo and its arithmetic.
    await billOrder(await openDesk(browser, baseURL, "billing"), tid);
    await page.goto(`/payment/${tid}`);
    await expect(page.getByText("2.36", { exact: false }).first()).toBeVisible();
    await expect(page.locator("img[src*='/files/']").first()).toBeVisible();
    await pay(shopper, tid);
    const both = (await readOrder(api, tid)).pay_real;
    expect((await readOrder(api, tid)).status).toBe(3);
    expect((await readHoldings(api)).balance).toBe(before.balance + 3_500_00 - both);

    const logistics = await openDesk(browser, baseURL, "logistics");
    const { deskRegion: region, deskTransport: transport } = journey;
    if (journey.isConfirmed)
      for (const parcel of await parcelsOf(logistics, tid)) {
        await openDeclaration(shopper, parcel);
        await confirmDeclaration(shopper);
        await clearAtDesk(logistics, parcel);
      }
    const parcels = await shipOrder(logistics, { tid, region, transport });
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    await expect(page.getByText(say("orders.head.shipped")).first()).toBeVisible();
    await deliverParcels(logistics, parcels);
    expect((await readOrder(api, tid)).status).toBe(5);

    await confirmReceipt(shopper, tid);
    const order = await readOrder(api, tid);
    expect(order.status).toBe(7);
    const time = formatMinute(order.claimable_until);
    await expect(page.getByText(say("orders.claimUntil", { time }))).toBeVisible();
    expect((await readHoldings(api)).points).toBeGreaterThan(before.points);

    // Everything was told and written down, and the books come to zero.
    expect(await readNoticeKinds(api, tid)).toEqual(
      expect.arrayContaining([
        "order_submitted",
        "order_payable",
        "first_payment_received",
        "goods_arrived",
        "freight_billed",
        "parcel_shipped",
        "order_completed",
      ]),
    );
    expect(await countLog(api, tid)).toBeGreaterThan(10);
    const [newest] = await readLedger(api);
    expect(newest?.balance).toBe(before.balance + 3_500_00 - both);
    const books = await (await finance.request.get("/staff/ledger/check")).json();
    expect(books.data.differences).toEqual([]);
    expect(books.data.totals.map(({ total }: { total: number }) => total)).toEqual([0, 0, 0]);
  });
}
